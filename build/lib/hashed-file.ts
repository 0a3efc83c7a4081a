import { createHash } from 'node:crypto';

const HASH_LENGTH = 20;

/** A text file of the bundle, with its address, such as `/start-….js`. */
export type TextFile = { address: string; text: string };

/** Puts the hash of a file's content into its name, so that browsers may cache it for a year. */
export function fileWithHash(name: string, extension: string, text: string): TextFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { address: `/${name}-${hash}.${extension}`, text };
}
