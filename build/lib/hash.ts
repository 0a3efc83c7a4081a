import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';

/** The SHA-256 hash of bytes or of a text, in lowercase hexadecimal digits as `sha256sum` writes it. */
export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Identifies a version of a file without reading it, by its size and the time of its last change. */
export function fileFingerprint(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size}-${mtimeMs}`;
}

/** Everything that runs in a build, and the data file that this code imports. */
export const CODE: readonly string[] = [
  'src',
  'gatsby',
  'plugins',
  'build',
  'checks',
  'commands',
  'content/data/site.json',
];
const ROOT_FILES = /\.(?:[cm]?[jt]sx?|json)$/;
const TESTS = /\.test\.tsx?$/;

/**
 * The hash of everything that determines the result of a build step, apart from the step's own input:
 * code without its tests, the installed packages, and the version of Node.
 * @param root the project's folder
 * @param paths files and folders, from `root`; by default all code that can run in a build
 */
export function inputHash(root: string, paths: readonly string[] = codeOf(root)): string {
  const files = ['package-lock.json', ...paths.flatMap((one) => filesAt(root, one))]
    .filter((file) => !TESTS.test(file))
    .map((file) => `${file} ${hashOf(readFileSync(path.join(root, file)))}`);
  return hashOf([...new Set(files), process.version].join('\n'));
}

const codeOf = (root: string): string[] => [
  ...CODE,
  ...readdirSync(root).filter((name) => ROOT_FILES.test(name)),
];

function filesAt(root: string, file: string): string[] {
  const place = path.join(root, file);
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? listFiles(root, file) : [file];
}
