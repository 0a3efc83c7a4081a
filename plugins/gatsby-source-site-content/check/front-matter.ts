import matter from 'gray-matter';
import { isDay, isMissing } from '../schema/fields';
import { quote } from '../schema/sentences';
import type { Path } from './problem';
import { broken, lineAt, type Source } from './source';

/** The two parts of a markdown file. The body begins on the line `bodyLine` of the file. */
export type MarkdownParts = { source: Source; body: string; bodyLine: number };

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---([^\r\n]*)(?:\r?\n|$)/;

/**
 * Separates the fields above an article from its text, and parses them as gatsby-transformer-remark does:
 * with gray-matter, by YAML 1.1, where `12:30` is the number 750. Fields without a value count as missing.
 */
export function splitMarkdownFile(file: string): MarkdownParts {
  const text = file.replace(/^\uFEFF/, '');
  const [whole, yaml = '', rest = ''] = FENCED.exec(text) ?? [];
  if (whole === undefined) {
    return { source: findOpeningIssue(text) ?? { value: {} }, body: text, bodyLine: 1 };
  }
  const message = `the fields above the text end with a line --- alone, found ${quote(`---${rest}`)}`;
  return {
    source: rest.trim() === '' ? parseFields(yaml) : broken(message, lineAt(yaml, yaml.length) + 1),
    body: text.slice(whole.length),
    bodyLine: lineAt(text, whole.length),
  };
}

/** A first line such as `---js` would make gray-matter run what follows as a program. */
function findOpeningIssue(text: string) {
  if (!/^---(?!-)/.test(text)) return undefined;
  const line = text.split(/[\r\n]/, 1)[0]!.trim();
  return line === '---'
    ? broken('the fields above the text begin with --- but don’t end with a line ---', 1)
    : broken(`the fields above the text begin with a line --- alone, found ${quote(line)}`, 1);
}

function parseFields(yaml: string): Source {
  const lines = yaml.split('\n');
  // gray-matter says neither on which line a key stands nor how its value is written.
  const find = (key: unknown) => lines.findIndex((line) => KEY.exec(line)?.[1] === String(key));
  const writtenAt = (key: string) =>
    lines[find(key)]?.replace(KEY, '').replace(/\s#.*/, '').trim() ?? '';
  try {
    // With options, gray-matter doesn't answer from its cache, which forgets errors.
    const { data } = matter(`---\n${yaml}---\n`, {});
    const lineOf = ([key]: Path) => (find(key) < 0 ? 1 : find(key) + 2);
    if (typeof data !== 'object') return { value: data, lineOf };
    const fields = Object.entries(data as object)
      .filter(([, value]) => !isMissing(value))
      .map(([key, value]) => [key, isNoRealDay(value, writtenAt(key)) ? writtenAt(key) : value]);
    return { value: Object.fromEntries(fields), lineOf };
  } catch (error) {
    if (error instanceof RangeError) return broken('the fields are nested too deeply', 1);
    const { reason, mark } = error as { reason?: string; mark?: { line: number } };
    if (reason === undefined || !mark) throw error;
    const line = lines[mark.line - 1]?.trim() ?? '';
    const found = line === '' ? '' : ` in ${quote(line)}`;
    // The most frequent mistake, of which the parser says something about mappings.
    const why = /: .*: /.test(line) ? 'a text with a colon stands in quotes' : reason;
    return broken(`broken YAML${found}: ${why}`, mark.line + 1);
  }
}

/** A key at the beginning of a line. */
const KEY = /^["']?([^"'#:]+?)["']?\s*:(?=\s|$)/;

/** Whether YAML made another day of a text: of `2025-02-30` one in March, of `0001-01-01` one in 1901. */
const isNoRealDay = (value: unknown, written: string): boolean =>
  value instanceof Date && /^\d/.test(written) && !isDay(written.slice(0, 10));
