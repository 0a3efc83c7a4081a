import { isUtf8 } from 'node:buffer';
import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { z } from 'zod';
import type { Path } from '../model/schema';
import { quote } from '../sentences';
import { findControlCharacters, type Mistake } from './control-characters';
import { describeJsonError } from './json-mistakes';
import { readBytes } from './read-bytes';

/** The content of a file: its value and the line of each part, or the reason why it can't be read. */
export type Source = {
  value?: unknown;
  lineOf?(path: Path): number | undefined;
  broken?: {
    message: string;
    line?: number;
    /** The path of the value that can't be read, if it is known. */
    path?: Path;
  };
  /** Mistakes that leave the other parts readable. */
  mistakes?: Mistake[];
  /** The keys of fields that couldn't be read, so that nothing is known of them. */
  unreadable?: string[];
};

/** The result of a schema: the issues, and the parsed value unless a required part is wrong. */
export type Parsed<Value> = { value?: Value; issues: z.core.$ZodIssue[] };

/** The 1-based line of an offset. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

export const broken = (message: string, line?: number): Source => ({ broken: { message, line } });

/** Reads a file, which must be UTF-8: Gatsby would replace other bytes with U+FFFD (�). */
export function readText(file: string): string | Source {
  const bytes = readBytes(file);
  if (!bytes) return broken('the file can’t be read; it may be a folder, or a link to nowhere');
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return text;
  const message = 'expected text in UTF-8, found other bytes; save the file as UTF-8';
  return broken(message, lineAt(text, text.indexOf('\uFFFD')));
}

/** Parses JSON without comments or trailing commas, and finds the lines of its parts. */
export function parseJson(text: string): Source {
  if (text.startsWith('\uFEFF'))
    return broken('the file begins with a byte order mark; save it as UTF-8 without one', 1);
  try {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, { disallowComments: true });
    const [error] = errors;
    if (error) {
      const { message, offset, path } = describeJsonError(error, text);
      const line = lineAt(text, offset);
      return { broken: { message: `broken JSON: ${message}`, line, path }, lineOf: () => line };
    }
    const repeated = root && findRepeatedKey(root);
    if (repeated) {
      const message = `the key ${quote(String(repeated.value))} appears here a second time`;
      return broken(message, lineAt(text, repeated.offset));
    }
    return {
      value: JSON.parse(text),
      lineOf: (path) => lineAt(text, root ? offsetOf(root, path) : 0),
      mistakes: findControlCharacters(withoutEscapes(text)),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return broken('objects and lists are nested too deeply', 1);
  }
}

/** JSON whose control characters are written as themselves, not as `\u0092`. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\u(00[0-9a-f]{2})/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)).replace('\n', ' '),
  );

/** The first repeated key of an object. `JSON.parse` would silently use the last value. */
function findRepeatedKey({ type, children = [] }: Node): Node | undefined {
  const properties = type === 'object' ? children : [];
  const keys = properties.flatMap(({ children: [key] = [] }) => key ?? []);
  const names = keys.map((key) => key.value);
  const repeated = keys.find(({ value }, index) => names.indexOf(value) < index);
  return repeated ?? children.map(findRepeatedKey).find((found) => found !== undefined);
}

/** The position of a key or a list entry, or of the closest parent. */
function offsetOf(root: Node, path: Path): number {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  const node = findNodeAtLocation(root, steps);
  if (!node && path.length > 0) return offsetOf(root, path.slice(0, -1));
  return (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0;
}

/**
 * Parses a value. Fields with issues are ignored, so that `gatsby develop` can show the rest; a build stops.
 */
export function parseWith<Value>(schema: z.ZodType, given: unknown): Parsed<Value> {
  const { data, error } = schema.safeParse(given, { reportInput: true });
  // TypeScript doesn't see that the schema found by a file's name is that of its data.
  if (!error) return { value: data as Value, issues: [] };
  const wrong = error.issues.flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys' && path.length === 0 ? issue.keys : String(path[0]),
  );
  const right = Object.entries(Object(given)).filter(([key]) => !wrong.includes(key));
  // Without its picture, `imageAlt` has an issue as well.
  const isLess = right.length < Object.keys(Object(given)).length;
  const rest = isLess ? parseWith<Value>(schema, Object.fromEntries(right)) : undefined;
  return { value: rest?.value, issues: error.issues };
}
