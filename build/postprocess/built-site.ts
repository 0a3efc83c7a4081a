import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileFingerprint } from '../lib/hash';
import type { TextFile } from '../lib/hashed-file';

/** What Gatsby has built, of which the bundle is made. */
export type BuiltSite = {
  folder: string;
  /** Those of its files that ship. */
  files: readonly string[];
  /** The stylesheet of all pages, if they have one. */
  stylesheet: TextFile | undefined;
  /** The text of a file. */
  read(file: string): string;
  /** Which version of a file it is. */
  fileFingerprint(file: string): string;
};

/** Opens the folder that Gatsby has built. */
export const openBuiltSite = (
  folder: string,
  files: readonly string[],
  stylesheet?: TextFile,
): BuiltSite => ({
  folder,
  files,
  stylesheet,
  read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  fileFingerprint: (file) => fileFingerprint(path.join(folder, file)),
});
