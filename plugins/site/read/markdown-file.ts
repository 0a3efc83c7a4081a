import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';
import type { Path } from '../model/schema';
import { quote } from '../sentences';
import { FENCED } from './fence';
import { broken, lineAt, type Source } from './source';

/** The two parts of a markdown file. Empty lines replace the fields in the body, which begins on the line `bodyLine`. */
export type MarkdownParts = { source: Source; body: string; bodyLine: number };

/**
 * Separates the fields above an article from its text, and parses them as YAML 1.2. Fields without a value count as
 * missing.
 */
export function splitMarkdownFile(file: string): MarkdownParts {
  // The parser counts positions with \n as the only line break.
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [whole, yaml = '', rest = ''] = FENCED.exec(text) ?? [];
  if (whole === undefined)
    return { source: findOpeningIssue(text) ?? { value: {} }, body: text, bodyLine: 1 };
  const message = `the fields above the text end with a line --- alone, found ${quote(`---${rest}`)}`;
  return {
    source: rest.trim() === '' ? parseFields(yaml) : broken(message, lineAt(yaml, yaml.length) + 1),
    body: '\n'.repeat(lineAt(text, whole.length) - 1) + text.slice(whole.length),
    bodyLine: lineAt(text, whole.length),
  };
}

/** TOML, a program between `---js` and `---`, and fields without an end would be published as text. */
function findOpeningIssue(text: string) {
  const line = text.split('\n', 1)[0]!.trim();
  if (!/^(?:---(?!-)|\+\+\+$)/.test(line)) return undefined;
  const found = line === '---' ? 'only one' : quote(line);
  return broken(`the fields above the text are YAML between two lines ---, found ${found}`, 1);
}

/** Advice by the parser's error code. Other errors keep the parser's message. */
const REMEDIES: Record<string, string> = {
  BAD_SCALAR_START: 'put text that begins with such a character in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put text with a colon in quotes',
  DUPLICATE_KEY: 'this key has a value already',
  MULTILINE_IMPLICIT_KEY: 'expected a key, a colon, a space and a value',
  RESOURCE_EXHAUSTION: 'lists or objects are nested too deeply',
  TAB_AS_INDENT: 'the line begins with spaces, not with a tab',
  TAG_RESOLVE_FAILED: 'put text that begins with ! in quotes',
  UNEXPECTED_TOKEN: 'put text with quotation marks in quotes of the other kind',
};

function parseFields(yaml: string): Source {
  const lines = new LineCounter();
  // The line --- is the first of the file.
  const lineOf = (offset: number) => lines.linePos(offset).line + 1;
  try {
    const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
    const [error] = [...document.errors, ...document.warnings];
    if (error) {
      // The mistake can be on the line before the one that the parser reports.
      const offset = Math.min(error.pos[0], yaml.trimEnd().length - 1);
      const line = yaml.split('\n')[lineOf(offset) - 2]!.trim();
      const why = REMEDIES[error.code] ?? error.message.replace(/^\w/, (one) => one.toLowerCase());
      return broken(`broken YAML in ${quote(line)}: ${why}`, lineOf(offset));
    }
    const cut = isMap(document.contents)
      ? document.contents.items.find(
          ({ value }) => isScalar(value) && /^\S/.test(value.comment ?? ''),
        )
      : undefined;
    if (isScalar(cut?.value) && cut.value.type === 'PLAIN') {
      const comment = quote(`#${cut.value.comment}`);
      return broken(
        `YAML takes ${comment} for a comment; put the text in quotes`,
        lineOf(cut.value.range![0]),
      );
    }
    const value: unknown = document.toJS();
    const place = (path: Path) => {
      const range = keyAt(document, path)?.range;
      return range ? lineOf(range[0]) : 1;
    };
    if (typeof value !== 'object' || Array.isArray(value)) return { value, lineOf: place };
    const fields = Object.entries(value ?? {}).filter(([, field]) => !isMissing(field));
    return { value: Object.fromEntries(fields), lineOf: place };
  } catch (error) {
    // An alias of a missing anchor, or one that would expand without limit.
    if (error instanceof ReferenceError)
      return broken('broken YAML: put text that begins with * in quotes', 1);
    throw error;
  }
}

/** Whether a field is null, blank or an empty list. */
export const isMissing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' ? value.trim() === '' : isEmptyList(value));

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The node of a key or a list entry, or of the closest parent. */
function keyAt(document: Document, path: Path): Node | undefined {
  if (path.length === 0) return undefined;
  const [parents, step] = [path.slice(0, -1), path.at(-1)];
  const parent = parents.length === 0 ? document.contents : document.getIn(parents, true);
  const found = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === step)?.key
    : document.getIn(path, true);
  return isNode(found) ? found : keyAt(document, parents);
}
