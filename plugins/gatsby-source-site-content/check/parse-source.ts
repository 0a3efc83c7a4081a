import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { quote } from '../schema/error-messages';
import type { Path } from '../schema/metadata';

/** The value in a file and the line of each part of it, or why the file can't be parsed. */
export type Source =
  | { value: unknown; lineOf(path: Path): number | undefined }
  | { broken: { line: number; message: string } };

/** A markdown file in two parts; the article begins on the line `bodyLine` of the file. */
export type MarkdownFile = { frontmatter: Source; body: string; bodyLine: number };

const STRICT = { disallowComments: true, allowTrailingComma: false };

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

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

/** Parses JSON, and says on which lines its keys stand. */
export function parseJson(text: string): Source {
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

/** Separates the frontmatter of a markdown file from the article below it. */
export function splitMarkdownFile(file: string): MarkdownFile {
  const text = file.replace(/^\uFEFF/, '');
  const fenced = FENCED.exec(text);
  if (fenced) {
    const body = text.slice(fenced[0].length);
    return {
      frontmatter: parseYaml(fenced[1]!, 2),
      body,
      bodyLine: lineAt(text, fenced[0].length),
    };
  }
  const isOpen = /^---[ \t]*\r?\n/.test(text);
  const message = 'the fields above the text begin with --- but don’t end with a line ---';
  const none: Source = { value: {}, lineOf: () => undefined };
  return {
    frontmatter: isOpen ? { broken: { line: 1, message } } : none,
    body: text,
    bodyLine: 1,
  };
}

/**
 * Parses the YAML above an article, and says on which lines its keys stand.
 * @param firstLine the line of the file on which the YAML begins
 */
function parseYaml(text: string, firstLine: number): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + Math.max(lines.linePos(offset).line, 1) - 1;

  const [error] = document.errors;
  if (error) {
    const line = lineAt(error.pos[0]);
    const found = quote((text.split('\n')[line - firstLine] ?? '').trim());
    const reason = error.message.charAt(0).toLowerCase() + error.message.slice(1);
    return { broken: { line, message: `broken YAML in ${found}: ${reason}` } };
  }
  const pairs = isMap(document.contents) ? document.contents.items : [];
  return {
    value: document.toJS() ?? {},
    lineOf: ([key]) => {
      const written = pairs
        .map((pair) => pair.key)
        .find((node) => isScalar(node) && node.value === key);
      return isScalar(written) && written.range ? lineAt(written.range[0]) : undefined;
    },
  };
}

/** The line of an offset in a text; the first line is 1. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
