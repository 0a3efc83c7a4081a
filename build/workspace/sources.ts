import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../lib/hash';
import { listFiles } from '../lib/list-files';
import { BUNDLE, INFO, WORK } from './paths';

/** What tools install, cache or write in a project's folder. */
const NOT_SOURCES: ReadonlySet<string> = new Set([
  BUNDLE,
  INFO,
  WORK,
  '.bench',
  '.cache',
  '.git',
  'node_modules',
  'playwright-report',
  'screenshots',
  'test-results',
]);

/** The files of a project that a build may read, from its folder. */
export const listSources = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .flatMap((entry) => (entry.isFile() ? [entry.name] : listFiles(root, entry.name)));

/** The hash of each source of a project, by its path. */
export type Snapshot = ReadonlyMap<string, string>;

/**
 * Makes the sources in one folder the same as in another. Equal files are not written, because some
 * caches depend on a file's modification time.
 * @param changes functions that change the text of a file for the copy, by the file's path
 * @returns the files that were deleted
 */
export function copySources(
  from: string,
  to: string,
  changes: Readonly<Record<string, (text: string) => string>> = {},
): string[] {
  const files = listSources(from);
  for (const file of files) {
    const source = readFileSync(path.join(from, file));
    const change = changes[file];
    writeIfDifferent(path.join(to, file), change ? Buffer.from(change(source.toString())) : source);
  }
  const wanted = new Set(files);
  const deleted = existsSync(to) ? listSources(to).filter((file) => !wanted.has(file)) : [];
  for (const file of deleted) rmSync(path.join(to, file));
  return deleted;
}

/** Hashes all sources in a folder. */
export const takeSnapshot = (root: string): Snapshot =>
  new Map(listSources(root).map((file) => [file, hashOf(readFileSync(path.join(root, file)))]));

/** Copies the files that a build changed in its copy back to the project, such as the types of queries. */
export function copyChangesBack(from: string, before: Snapshot, to: string): void {
  for (const [file, hash] of takeSnapshot(from)) {
    if (before.get(file) === hash) continue;
    writeIfDifferent(path.join(to, file), readFileSync(path.join(from, file)));
  }
}

function writeIfDifferent(file: string, wanted: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(wanted)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}
