import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareManifests, readManifest } from '../lib/manifest';

const SHOWN_BYTES = 40;

/**
 * Compares two folders byte by byte.
 * @returns a sentence for each file that only one of them has, and for each file that differs
 */
export function findDifferences(one: string, other: string): string[] {
  const { missing, extra, changed } = compareManifests(readManifest(one), readManifest(other));
  return [
    ...missing.map((file) => `${file} is only in ${one}`),
    ...extra.map((file) => `${file} is only in ${other}`),
    ...changed.map((file) => `${file} differs ${describeDifference(file, one, other)}`),
  ];
}

function describeDifference(file: string, one: string, other: string): string {
  const a = readFileSync(path.join(one, file));
  const b = readFileSync(path.join(other, file));
  const index = firstDifference(a, b);
  const [left, right] = [a, b].map((bytes) => JSON.stringify(excerpt(bytes, index)));
  return `at byte ${index}: ${left} and ${right}`;
}

/** The index of the first different byte. It is the shorter length if one file begins with the other. */
export function firstDifference(a: Buffer, b: Buffer): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) if (a[index] !== b[index]) return index;
  return length;
}

const excerpt = (bytes: Buffer, start: number) =>
  bytes.subarray(start, start + SHOWN_BYTES).toString('latin1');

/**
 * Compares the folders of these names in two projects. A folder that neither project has counts as a
 * difference.
 */
export const compareProjects = (one: string, other: string, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const [a, b] = [path.join(one, name), path.join(other, name)];
    return existsSync(a) || existsSync(b) ? findDifferences(a, b) : [`There is no ${name}/.`];
  });
