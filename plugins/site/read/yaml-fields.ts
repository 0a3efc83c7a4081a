import { isMap, isNode, isScalar, LineCounter, parseDocument, Document, type Node } from 'yaml';
import { articleFields, pageFields } from '../model/blog';
import type { Path } from '../model/schema';
import { quote } from '../sentences';
import {
  findControlCharacters,
  withoutControlCharacters,
  type Mistake,
} from './control-characters';
import type { Source } from './source';

/** A key at the beginning of a line. */
const KEY = /^([A-Za-z_][\w-]*) *:(?=\s|$)/;

const FIELDS = new Set([...Object.keys(articleFields().shape), ...Object.keys(pageFields.shape)]);

/** The lines of one field: the one with its key, and those below it that belong to it. */
type Entry = { key: string; line: number; lines: string[] };

/** What YAML has read, or why it couldn't. */
type Reading = { value?: unknown; document: Document; lines: LineCounter; error?: string };

/**
 * Parses the fields above an article as YAML 1.2, and finds all mistakes: a field that can't be read doesn't hide the
 * others. Fields without a value count as missing.
 * @param firstLine the line of the file with the first field
 */
export function parseFields(yaml: string, firstLine: number): Source {
  const mistakes = findControlCharacters(yaml);
  const text = withoutControlCharacters(yaml);
  const whole = read(text);
  const isReadable = whole.error === undefined && !hasOddKey(whole.document);
  const source =
    isReadable && !(typeof whole.value === 'string' && /^\w[\w-]*:\S/m.test(text))
      ? readWhole(whole, text)
      : readOneByOne(text);
  const inFile = (line: number) => line + firstLine - 1;
  const all = [...mistakes, ...(source.mistakes ?? [])];
  return {
    value: withoutMissing(source.value),
    unreadable: source.unreadable,
    mistakes: all.map(({ message, line }) => ({ message, line: inFile(line) })),
    lineOf(path) {
      const line = source.lineOf?.(path);
      return line === undefined ? 1 : inFile(line);
    },
  };
}

function readWhole({ value, document, lines }: Reading, text: string): Source {
  return {
    value,
    lineOf: lineFinder(document, lines),
    mistakes: findComments(document, lines, text),
  };
}

/** Reads each field alone, and names those that can't be read. */
function readOneByOne(text: string): Source {
  const { entries, mistakes } = splitEntries(text);
  const values: Record<string, unknown> = {};
  const places = new Map<string, (path: Path) => number | undefined>();
  const unreadable: string[] = [];
  for (const { key, line, lines } of entries) {
    const first = places.has(key) || unreadable.includes(key);
    const reading = read('\n'.repeat(line - 1) + lines.join('\n'));
    const fields: Record<string, unknown> = Object(reading.value);
    if (first)
      mistakes.push({
        line,
        message: `${key}: this key has a value already; delete one of the two`,
      });
    else if (reading.error === undefined && Object.keys(fields).join() === key) {
      values[key] = fields[key];
      places.set(key, lineFinder(reading.document, reading.lines));
      mistakes.push(...findComments(reading.document, reading.lines, text));
    } else {
      unreadable.push(key);
      mistakes.push({ line, message: describe(key, lines, reading.error) });
    }
  }
  const lineOf = (path: Path) => places.get(String(path[0]))?.(path);
  return { value: values, lineOf, mistakes, unreadable };
}

/** Splits the text at the keys at the beginnings of lines, and names lines that belong to no field. */
function splitEntries(text: string): { entries: Entry[]; mistakes: Mistake[] } {
  const entries: Entry[] = [];
  const mistakes: Mistake[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1;
    const last = entries.at(-1);
    let own = written;
    const indented = /^\s+([A-Za-z_][\w-]*) *:(?=\s|$)/.exec(written)?.[1];
    const glued = /^([A-Za-z_][\w-]*):(?!\/\/)(?=\S)/.exec(written)?.[1];
    if (indented && FIELDS.has(indented) && !(last && hasBlock(last))) {
      own = written.trimStart();
      mistakes.push({ line, message: `delete the spaces before ${quote(own)}` });
    } else if (glued) {
      own = written.replace(':', ': ');
      mistakes.push({ line, message: `put a space after the colon in ${quote(written)}` });
    }
    const key = KEY.exec(own)?.[1];
    if (key) entries.push({ key, line, lines: [own] });
    else if (last) last.lines.push(own);
    else if (!/^\s*(?:#|$)/.test(own))
      mistakes.push({
        line,
        message: `expected a key, a colon, a space and a value, found ${quote(own)}`,
      });
  }
  return { entries, mistakes };
}

/** Whether the lines below a key are its value, such as a list or an object. */
const hasBlock = ({ lines: [first = ''] }: Entry) => /:\s*(?:[|>&].*)?$/.test(first);

/** Says how to write a field that can't be read. */
function describe(key: string, lines: string[], error = ''): string {
  if (error === TOO_DEEP) return error;
  const [first = '', ...others] = lines.map((line) => line.trim()).filter(Boolean);
  const value = first.slice(first.indexOf(':') + 1).trim();
  if (value === '') return `${key}: ${error}`;
  const whole = [value, ...others].join(' ');
  const found = `broken YAML in ${quote(first)}`;
  if (/^\[[^\]]*$/.test(whole)) return `${found}; write ] at its end`;
  const isReadableOnOneLine = others.length > 0 && read(`${key}: ${whole}`).error === undefined;
  if (isReadableOnOneLine && whole.startsWith('['))
    return `${found}; write ${key}: ${whole} instead of these ${others.length + 1} lines`;
  const text = withoutQuotes(whole);
  const written = text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
  const instead = others.length > 0 ? ` instead of these ${others.length + 1} lines` : '';
  if (written.length <= LONGEST_REMEDY) return `${found}; write ${key}: ${written}${instead}`;
  return text.includes('"')
    ? `${found}; put the text between ' and ', and write '' for each ' in it`
    : `${found}; put the text between " and "`;
}

const LONGEST_REMEDY = 120;
const TOO_DEEP = 'lists or objects are nested too deeply';

/** The text without the quotation marks around it, of which one may be missing. */
function withoutQuotes(text: string): string {
  const mark = text.charAt(0);
  if (mark !== '"' && mark !== "'") return text;
  const count = text.split(mark).length - 1;
  if (count === 1) return text.slice(1);
  return text.endsWith(mark) && !/["'] /.test(text.slice(1, -1)) ? text.slice(1, -1) : text;
}

function read(yaml: string): Reading {
  const lines = new LineCounter();
  let document = new Document();
  try {
    document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
    const [error] = [...document.errors, ...document.warnings];
    if (error?.code === 'RESOURCE_EXHAUSTION') return { document, lines, error: TOO_DEEP };
    if (error)
      return { document, lines, error: error.code === 'TAB_AS_INDENT' ? TABS : error.message };
    return { document, lines, value: document.toJS() };
  } catch (error) {
    if (error instanceof RangeError) return { document, lines, error: TOO_DEEP };
    // An alias of a missing anchor, or one that would expand without limit.
    if (error instanceof ReferenceError) return { document, lines, error: error.message };
    throw error;
  }
}

const TABS = 'the lines below begin with spaces, not with a tab';

/** Whether a key isn't text, as in a line that begins with a colon. */
const hasOddKey = ({ contents }: Document) =>
  isMap(contents) &&
  contents.items.some(({ key }) => !isScalar(key) || key.value === null || key.value === '');

/** Text that YAML reads as a comment, such as `#1` in `Hot #1 soup`. */
function findComments({ contents }: Document, lines: LineCounter, text: string): Mistake[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || !/^\S/.test(value.comment ?? '')) return [];
    if (value.type !== undefined && value.type !== 'PLAIN') return [];
    const { line } = lines.linePos(key.range?.[0] ?? 0);
    const written = text.split('\n')[line - 1] ?? '';
    const whole = written.slice(written.indexOf(':') + 1).trim();
    const message = `YAML takes ${quote(`#${value.comment}`)} for a comment; write ${String(key.value)}: ${JSON.stringify(whole)}`;
    return { message, line };
  });
}

/** Finds the line of a key or a list entry, or of the closest parent. */
const lineFinder = (document: Document, lines: LineCounter) => (path: Path) => {
  const range = keyAt(document, path)?.range;
  return range ? lines.linePos(range[0]).line : undefined;
};

/** The node of a key or a list entry, or of the closest parent. */
function keyAt(document: Document, path: Path): Node | undefined {
  if (path.length === 0) return undefined;
  const parents = path.slice(0, -1);
  const parent = parents.length === 0 ? document.contents : document.getIn(parents, true);
  const found = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === path.at(-1))?.key
    : document.getIn(path, true);
  return isNode(found) ? found : keyAt(document, parents);
}

function withoutMissing(value: unknown): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, field]) => !isMissing(field)));
}

/** Whether a field is null, blank or an empty list. */
function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (typeof value === 'string' && value.trim() === '');
}
