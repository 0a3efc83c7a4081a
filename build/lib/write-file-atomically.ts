import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file as a whole or not at all: a process that is killed leaves no half of one. Makes the
 * folders that the file is in.
 */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
