import { readFile } from 'node:fs/promises';
import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Path } from '../schema/rules';
import { quote } from '../schema/sentences';

/** The value in a file and the line of each of its parts, or the reason why the file can't be read. */
export type Source =
  | { value: unknown; lineOf(path: Path): number | undefined }
  | { broken: { line?: number; message: string } };

/** The value of a source; undefined if it is broken. */
export const valueIn = (source: Source): unknown => ('value' in source ? source.value : undefined);

/** The line of an offset in a text; the first line is 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

export const broken = (message: string, line?: number) => ({ broken: { line, message } });

/** Reads a file, which has to be UTF-8: Gatsby would replace other bytes with U+FFFD (�). */
export async function readText(
  file: string,
): Promise<{ text: string } | Extract<Source, { broken: object }>> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return broken('the file can’t be read; it may be a folder, or a link to nowhere');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const line = lineAt(bytes.toString('utf8'), bytes.toString('utf8').indexOf('\uFFFD'));
    return broken('expected text in UTF-8, found other bytes; save the file as UTF-8', line);
  }
}

const EXPECTED: Record<string, string> = {
  PropertyNameExpected: 'a key in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'the end of the file',
  InvalidCommentToken: 'no comment',
};

/** Parses JSON without comments or trailing commas, and finds the lines of its parts. */
export function parseJson(text: string): Source {
  if (text.startsWith('\uFEFF'))
    return broken('the file begins with a byte order mark; save it as UTF-8 without one', 1);
  const lines = new Map<string, number>();
  const problems: { line: number; message: string }[] = [];
  const note = (path: Path, line: number) => lines.set(JSON.stringify(path), line + 1);
  try {
    visit(
      text,
      {
        onObjectProperty(name, _offset, _length, line, _column, parent) {
          const path = [...parent(), name];
          if (lines.has(JSON.stringify(path))) {
            const message = `the key ${quote(name)} appears here a second time`;
            problems.push({ line: line + 1, message });
          }
          note(path, line);
        },
        onObjectBegin: (_offset, _length, line, _column, path) => noteEntry(path(), line),
        onLiteralValue: (_value, _offset, _length, line, _column, path) => noteEntry(path(), line),
        onError(code, offset, length, line) {
          const expected = EXPECTED[printParseErrorCode(code)] ?? 'a value';
          const found = text.slice(offset, offset + length).slice(0, 60);
          const place = found.trim() === '' ? 'the end of the file' : found;
          const message = `broken JSON: expected ${expected}, found ${place}`;
          problems.push({ line: line + 1, message });
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
    if (problems[0]) return { broken: problems[0] };
    return { value: JSON.parse(text), lineOf: (path) => lineIn(lines, path) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return broken('objects and lists are nested too deeply', 1);
  }

  /** Keys have the line of their name; only entries of lists have that of their value. */
  function noteEntry(path: Path, line: number) {
    if (typeof path.at(-1) === 'number') note(path, line);
  }
}

/** The line of a part, or of the closest part around it. */
function lineIn(lines: ReadonlyMap<string, number>, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(JSON.stringify(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return 1;
}
