import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';
import { hashOf } from './hash';

/** The name of the manifest in the folder that tells of a bundle. */
export const MANIFEST = 'SHA256SUMS';

/** The files of a bundle with their SHA-256 hashes. */
export type Manifest = ReadonlyMap<string, string>;

/** How a bundle is not what its manifest says, by files. */
export type Deviations = { missing: string[]; extra: string[]; changed: string[] };

/**
 * Hashes every file of a folder.
 * @param known the files whose hashes are known, because nothing has touched them since
 */
export const readManifest = (folder: string, known: Manifest = new Map()): Manifest =>
  new Map(
    listFiles(folder).map((file) => {
      const hash = known.get(file) ?? hashOf(readFileSync(path.join(folder, file)));
      return [file, hash] as const;
    }),
  );

/** Writes a manifest as `sha256sum` does, so that `sha256sum --check` reads it, too (coreutils). */
export const formatManifest = (manifest: Manifest): string =>
  [...manifest].map(([file, hash]) => `${hash}  ${file}\n`).join('');

/** Reads what {@link formatManifest} writes; throws at a line that is not of that form. */
export const parseManifest = (text: string): Manifest =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, hash, file] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
        if (!hash || !file) throw new Error(`This is no line of a manifest: ${line}`);
        return [file, hash] as const;
      }),
  );

/** Compares what is there with what should be. */
export function compareManifests(expected: Manifest, found: Manifest): Deviations {
  return {
    missing: [...expected.keys()].filter((file) => !found.has(file)),
    extra: [...found.keys()].filter((file) => !expected.has(file)),
    changed: [...expected.keys()].filter(
      (file) => found.has(file) && found.get(file) !== expected.get(file),
    ),
  };
}

/** A line for each file that deviates; none if all is as it should be. */
export const describeDeviations = (deviations: Deviations): string[] =>
  Object.entries(deviations).flatMap(([kind, files]) => files.map((file) => `${kind}: ${file}`));
