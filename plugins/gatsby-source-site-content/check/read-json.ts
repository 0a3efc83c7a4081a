import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { quote } from '../schema/wording';
import { lineAt, type Source } from './source';

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

/** Reads JSON with the lines of its keys. */
export function readJson(text: string): Source {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  if (errors[0]) return { broken: describeError(text, errors[0]) };
  const twice = tree && findDuplicate(tree);
  if (twice) {
    const message = `the key ${quote(String(twice.value))} stands here for the second time`;
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

/** The second of two keys of one object that have the same name. */
function findDuplicate(node: Node): Node | undefined {
  const children = node.children ?? [];
  const keys = node.type === 'object' ? children.map((property) => property.children![0]!) : [];
  const isTwice = (key: Node, index: number) =>
    keys.findIndex(({ value }) => value === key.value) !== index;
  return keys.find(isTwice) ?? children.map(findDuplicate).find(Boolean);
}
