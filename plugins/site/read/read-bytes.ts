import { readFileSync } from 'node:fs';

/**
 * The bytes of a file; undefined if it can't be read. Asynchronous calls take several times the processor time for small
 * files, and a check reads some of them many times.
 */
export function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
