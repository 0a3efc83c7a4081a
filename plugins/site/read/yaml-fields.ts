import { articleFields, pageFields } from '../model/front-matter';
import { quote } from '../sentences';
import {
  findControlCharacters,
  withoutControlCharacters,
  type Mistake,
} from './control-characters';
import { hasOddKey, lineOfPath, readYaml, type YamlReading } from './read-yaml';
import type { Source } from './source';
import { describeBrokenField, findComments } from './yaml-mistakes';

/** A key at the beginning of a line. */
const KEY = /^([A-Za-z_][\w-]*) *:(?=\s|$)/;
/** The same below the beginning of a line. */
const INDENTED_KEY = /^\s+([A-Za-z_][\w-]*) *:(?=\s|$)/;
/** `title:Soup`, but not `https://soup.example`. */
const KEY_WITHOUT_SPACE = /^[A-Za-z_][\w-]*:(?!\/\/)(?=\S)/;

const FIELDS = new Set([...Object.keys(articleFields().shape), ...Object.keys(pageFields.shape)]);

/** The lines of one field: the one with its key, and those below it that belong to it. */
type Entry = { key: string; line: number; lines: string[] };

/**
 * Parses the fields above an article as YAML 1.2, and finds all mistakes: a field that can't be read doesn't hide the
 * others. Fields without a value count as missing.
 * @param firstLine the line of the file with the first field
 */
export function parseFields(yaml: string, firstLine: number): Source {
  const text = withoutControlCharacters(yaml);
  const whole = readYaml(text);
  const isWhole = !('error' in whole) && !hasOddKey(whole) && !looksLikeKeysWithoutSpaces(whole);
  const source = isWhole ? readWhole(whole) : readOneByOne(text);
  const mistakes = [...findControlCharacters(yaml), ...(source.mistakes ?? [])];
  const inFile = (line: number) => line + firstLine - 1;
  return {
    value: withoutMissing(source.value),
    unreadable: source.unreadable,
    mistakes: mistakes.map(({ message, line }) => ({ message, line: inFile(line) })),
    lineOf(path) {
      const line = source.lineOf?.(path);
      return line === undefined ? 1 : inFile(line);
    },
  };
}

/** Whether YAML reads everything as one text, because of lines such as `title:Soup`. */
const looksLikeKeysWithoutSpaces = ({ value, text }: YamlReading): boolean =>
  typeof value === 'string' && /^\w[\w-]*:\S/m.test(text);

const readWhole = (reading: YamlReading): Source => ({
  value: reading.value,
  lineOf: (path) => lineOfPath(reading, path),
  mistakes: findComments(reading),
});

/** Reads each field alone, and names those that can't be read. */
function readOneByOne(text: string): Source {
  const { entries, mistakes } = splitEntries(text);
  const values: Record<string, unknown> = {};
  const readings = new Map<string, YamlReading>();
  const unreadable: string[] = [];
  for (const { key, line, lines } of entries) {
    const isRepeated = readings.has(key) || unreadable.includes(key);
    if (isRepeated) {
      const message = `${key}: this key has a value already; delete one of the two`;
      mistakes.push({ line, message });
      continue;
    }
    // Empty lines before the field keep the numbers of its lines.
    const reading = readYaml('\n'.repeat(line - 1) + lines.join('\n'));
    if ('error' in reading) {
      unreadable.push(key);
      mistakes.push({ line, message: describeBrokenField(key, lines, reading.error) });
      continue;
    }
    const fields = Object(reading.value) as Record<string, unknown>;
    const hasOtherKeys = Object.keys(fields).join() !== key;
    if (hasOtherKeys) {
      unreadable.push(key);
      mistakes.push({ line, message: describeBrokenField(key, lines) });
      continue;
    }
    values[key] = fields[key];
    readings.set(key, reading);
    mistakes.push(...findComments(reading));
  }
  return {
    value: values,
    mistakes,
    unreadable,
    lineOf(path) {
      const reading = readings.get(String(path[0]));
      return reading && lineOfPath(reading, path);
    },
  };
}

/** Splits the text at the keys at the beginnings of lines, and names lines that belong to no field. */
function splitEntries(text: string): { entries: Entry[]; mistakes: Mistake[] } {
  const entries: Entry[] = [];
  const mistakes: Mistake[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1;
    const last = entries.at(-1);
    const { repaired, remedy } = repairLine(written, last);
    if (remedy) mistakes.push({ line, message: remedy });
    const key = KEY.exec(repaired)?.[1];
    if (key) entries.push({ key, line, lines: [repaired] });
    else if (last) last.lines.push(repaired);
    else if (!isEmptyOrComment(repaired)) {
      const message = `expected a key, a colon, a space and a value, found ${quote(repaired)}`;
      mistakes.push({ line, message });
    }
  }
  return { entries, mistakes };
}

/** A line as it was meant, and how to write it so if it isn't yet. */
function repairLine(written: string, last?: Entry): { repaired: string; remedy?: string } {
  const indented = INDENTED_KEY.exec(written)?.[1];
  const isField = indented !== undefined && FIELDS.has(indented);
  const isInBlock = last !== undefined && hasBlock(last);
  if (isField && !isInBlock) {
    const repaired = written.trimStart();
    return { repaired, remedy: `delete the spaces before ${quote(repaired)}` };
  }
  if (KEY_WITHOUT_SPACE.test(written)) {
    const remedy = `put a space after the colon in ${quote(written)}`;
    return { repaired: written.replace(':', ': '), remedy };
  }
  return { repaired: written };
}

const isEmptyOrComment = (line: string) => /^\s*(?:#|$)/.test(line);

/** Whether the lines below a key are its value, such as a list or an object. */
const hasBlock = ({ lines }: Entry) => /^[^:]*:\s*(?:[|>&#].*)?$/.test(lines[0]!);

function withoutMissing(value: unknown): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, field]) => !isMissing(field)));
}

/** Whether a field is null, blank or an empty list. */
function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (typeof value === 'string' && value.trim() === '');
}
