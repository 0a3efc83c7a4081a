import { createHash } from 'node:crypto';

const HASH_LENGTH = 20;

/** A file of the bundle: its address, and what is in it. */
export type TextFile = { address: string; text: string };

/** Names a file by its content, so that browsers may keep it for good. */
export function fileWithHash(name: string, extension: string, text: string): TextFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { address: `/${name}-${hash}.${extension}`, text };
}
