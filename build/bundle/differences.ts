import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareManifests, readManifest } from '../lib/manifest';

const SHOWN_BYTES = 40;

/**
 * Compares two folders byte by byte.
 * @returns a sentence for each file that only one of them has, and for each that differs, with where
 */
export function findDifferences(one: string, other: string): string[] {
  const { missing, extra, changed } = compareManifests(readManifest(one), readManifest(other));
  return [
    ...missing.map((file) => `${file} is only in ${one}`),
    ...extra.map((file) => `${file} is only in ${other}`),
    ...changed.map((file) => `${file} differs ${whereTheyPart(file, one, other)}`),
  ];
}

function whereTheyPart(file: string, ...folders: [string, string]): string {
  const [a, b] = folders.map((folder) => readFileSync(path.join(folder, file))) as [Buffer, Buffer];
  const at = firstDifference(a, b);
  const [here, there] = [a, b].map((bytes) => JSON.stringify(excerpt(bytes, at)));
  return `at byte ${at}: ${here} and ${there}`;
}

/** Where two texts or files part; the length of the shorter one if it begins the longer one. */
export function firstDifference(a: Buffer, b: Buffer): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) if (a[index] !== b[index]) return index;
  return length;
}

const excerpt = (bytes: Buffer, at: number) =>
  bytes.subarray(at, at + SHOWN_BYTES).toString('latin1');

/** Compares folders of those names in two projects; one that neither has is a difference, too. */
export const compareProjects = (one: string, other: string, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const [a, b] = [path.join(one, name), path.join(other, name)];
    return existsSync(a) || existsSync(b) ? findDifferences(a, b) : [`There is no ${name}/.`];
  });
