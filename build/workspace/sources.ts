import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../lib/hash';
import { listFiles } from '../lib/list-files';
import { BUNDLE, INFO, WORK } from './paths';

/** What lies in a project and is no source of it: what tools install, remember or make. */
const NO_SOURCES: ReadonlySet<string> = new Set([
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
    .filter((entry) => !NO_SOURCES.has(entry.name))
    .flatMap((entry) => (entry.isFile() ? [entry.name] : listFiles(root, entry.name)));

/** What each source of a project holds, to find later what has been written into them. */
export type Snapshot = ReadonlyMap<string, string>;

/**
 * Makes the sources in one folder the same as in another, touching only files that differ, so that
 * caches which look at a file's time hold.
 * @param changes makes of a file's text what the copy has instead, by the file's name
 * @returns the files that were taken away
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
    const content = change ? Buffer.from(change(source.toString())) : source;
    writeIfDifferent(path.join(to, file), content);
  }
  const wanted = new Set(files);
  const gone = existsSync(to) ? listSources(to).filter((file) => !wanted.has(file)) : [];
  for (const file of gone) rmSync(path.join(to, file));
  return gone;
}

/** The hashes of all sources in a folder. */
export const takeSnapshot = (root: string): Snapshot =>
  new Map(listSources(root).map((file) => [file, hashOf(readFileSync(path.join(root, file)))]));

/** Copies back what a build wrote into its copy of the sources, such as the types of the queries. */
export function bringBack(from: string, before: Snapshot, to: string): void {
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
