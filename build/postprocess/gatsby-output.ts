import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileFingerprint } from '../lib/hash';
import type { TextFile } from '../lib/hashed-file';

/** What Gatsby has built. */
export type GatsbyOutput = {
  /** Gatsby's `public`. */
  folder: string;
  /** The files that belong to the site, from the folder. Gatsby also leaves files of earlier builds. */
  files: readonly string[];
  /** The stylesheet of all pages. */
  stylesheet: TextFile;
  /** The text of a file. */
  read(file: string): string;
  /** Identifies the version of a file. */
  fileFingerprint(file: string): string;
};

/** Opens the folder that Gatsby has built. */
export const openGatsbyOutput = (
  folder: string,
  files: readonly string[],
  stylesheet: TextFile,
): GatsbyOutput => ({
  folder,
  files,
  stylesheet,
  read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  fileFingerprint: (file) => fileFingerprint(path.join(folder, file)),
});
