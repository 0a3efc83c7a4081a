import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';
import { hashOf } from './hash';

/** The name of the manifest in the bundle's info folder. */
export const MANIFEST = 'SHA256SUMS';

/** The files of a bundle with their SHA-256 hashes. */
export type Manifest = ReadonlyMap<string, string>;

/** The files in which a bundle differs from its manifest. */
export type Deviations = { missing: string[]; extra: string[]; changed: string[] };

/**
 * Hashes every file of a folder.
 * @param known hashes of files that haven't changed, which are not read again
 */
export const readManifest = (folder: string, known: Manifest = new Map()): Manifest =>
  new Map(
    listFiles(folder).map((file) => {
      const hash = known.get(file) ?? hashOf(readFileSync(path.join(folder, file)));
      return [file, hash] as const;
    }),
  );

/** Formats a manifest as `sha256sum` does (coreutils), which can then check it. */
export const formatManifest = (manifest: Manifest): string =>
  [...manifest].map(([file, hash]) => `${hash}  ${file}\n`).join('');

/** Reads what {@link formatManifest} writes. Throws if a line has another form. */
export const parseManifest = (text: string): Manifest =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, hash, file] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
        if (!hash || !file) throw new Error(`This line of the manifest is malformed: ${line}`);
        return [file, hash] as const;
      }),
  );

/** Compares the files that a manifest lists with those that are there. */
export function compareManifests(expected: Manifest, actual: Manifest): Deviations {
  return {
    missing: [...expected.keys()].filter((file) => !actual.has(file)),
    extra: [...actual.keys()].filter((file) => !expected.has(file)),
    changed: [...expected.keys()].filter(
      (file) => actual.has(file) && actual.get(file) !== expected.get(file),
    ),
  };
}

/** A line for each file that is missing, extra or changed. */
export const describeDeviations = (deviations: Deviations): string[] =>
  Object.entries(deviations).flatMap(([kind, files]) => files.map((file) => `${kind}: ${file}`));
