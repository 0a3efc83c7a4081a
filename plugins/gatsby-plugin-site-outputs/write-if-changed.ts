import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a text to a file and creates its folder. A file that already has this text keeps its
 * modification time, because hosts send it as Last-Modified (RFC 9110, section 8.8.2).
 */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
