import { readFile, stat } from 'node:fs/promises';
import { lineAt } from './parse-source';

/** The text of a file, or the reason why it can't be read. */
export type ReadText = { text: string } | { broken: { line?: number; message: string } };

const UTF16_MARKS = ['fffe', 'feff'];

/**
 * Reads a file of the content, which has to be UTF-8. Gatsby would read any other encoding as UTF-8, and
 * replace invalid bytes with U+FFFD (�).
 */
export async function readText(file: string): Promise<ReadText> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return broken('the file can’t be read; it may be a link that leads nowhere');
  if (!found.isFile()) return broken('expected a file, found a folder');
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return broken('the file can’t be read; its permissions may forbid it');
  if (UTF16_MARKS.includes(bytes.toString('hex', 0, 2))) {
    return broken('expected text in UTF-8, found UTF-16; save the file as UTF-8');
  }
  const text = decode(bytes);
  if (text === undefined) {
    const line = lineAt(bytes.toString('latin1'), firstInvalidByte(bytes));
    return broken('expected text in UTF-8, found other bytes; save the file as UTF-8', line);
  }
  const nul = text.indexOf('\0');
  return nul < 0 ? { text } : broken('found a NUL character, which no text has', lineAt(text, nul));
}

const broken = (message: string, line?: number): ReadText => ({ broken: { line, message } });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The number of bytes before the first one that isn't UTF-8. */
function firstInvalidByte(bytes: Buffer): number {
  const repaired = Buffer.from(bytes.toString('utf8'));
  return bytes.findIndex((byte, index) => byte !== repaired[index]);
}
