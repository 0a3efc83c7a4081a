import { createHash } from 'node:crypto';

/** SHA-256, in small hexadecimal digits as `sha256sum` writes it. */
export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');
