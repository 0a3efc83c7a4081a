import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { quote } from '../schema/error-messages';
import type { Path } from '../schema/metadata';

/** The value in a file and the line of each of its parts, or the reason why the file can't be parsed. */
export type Source =
  | { value: unknown; lineOf(path: Path): number | undefined }
  | { broken: { line?: number; message: string } };

const STRICT = { disallowComments: true, allowTrailingComma: false };

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

/** Parses JSON without comments or trailing commas, and finds the lines of its keys. */
export function parseJson(text: string): Source {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { broken: { line: 1, message: 'objects and lists are nested too deeply' } };
  }
}

function parseStrictJson(text: string): Source {
  if (text.startsWith('\uFEFF')) {
    const message = 'the file begins with a byte order mark; save it as UTF-8 without one';
    return { broken: { line: 1, message } };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  if (errors[0]) return { broken: describeError(text, errors[0]) };
  const own = tree && findKey(tree, (key) => key.value === '__proto__');
  if (own) {
    const message = `the key ${quote('__proto__')} has a meaning of its own in JavaScript; choose another`;
    return { broken: { line: lineAt(text, own.offset), message } };
  }
  const twice = tree && findKey(tree, isTwice);
  if (twice) {
    const message = `the key ${quote(String(twice.value))} appears here a second time`;
    return { broken: { line: lineAt(text, twice.offset), message } };
  }
  return {
    value: JSON.parse(text),
    lineOf: (path) => {
      for (let length = path.length; length >= 0; length--) {
        const node = tree && findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
        const key = node?.parent?.type === 'property' ? node.parent : node;
        if (key) return lineAt(text, key.offset);
      }
      return undefined;
    },
  };
}

function describeError(text: string, { error, offset, length }: ParseError) {
  const found = text.slice(offset, offset + length);
  const expected = EXPECTED[printParseErrorCode(error)] ?? 'a value';
  const place = found.trim() === '' ? 'the end of the file' : found.slice(0, 60);
  return {
    line: lineAt(text, offset),
    message: `broken JSON: expected ${expected}, found ${place}`,
  };
}

/** The first key of an object, at any depth, for which a test holds. */
function findKey(
  node: Node,
  test: (key: Node, index: number, keys: Node[]) => boolean,
): Node | undefined {
  const children = node.children ?? [];
  const keys = node.type === 'object' ? children.map((property) => property.children![0]!) : [];
  const found = keys.find(test);
  if (found) return found;
  for (const child of children) {
    const inner = findKey(child, test);
    if (inner) return inner;
  }
  return undefined;
}

/** Whether the same object has this key before. */
const isTwice = (key: Node, index: number, keys: Node[]) =>
  keys.findIndex(({ value }) => value === key.value) !== index;

/** The line of an offset in a text; the first line is 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
