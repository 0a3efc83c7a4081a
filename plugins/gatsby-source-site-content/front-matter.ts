import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type ParseOptions,
  type SchemaOptions,
  type YAMLError,
} from 'yaml';
import { lineAt, type Source } from './check/parse-source';
import { quote } from './schema/error-messages';

/** The two parts of a markdown file. The body begins on the line `bodyLine` of the file. */
export type MarkdownParts = { frontmatter: Source; body: string; bodyLine: number };

/** Splits a file as gray-matter does: the next line that begins with three hyphens closes the fields. */
const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---([^\r\n]*)(?:\r?\n|$)/;

/**
 * Keeps values as they are written, so `12:30`, `010` and `1.10` are texts. Only booleans (`true`) and
 * null (`null`, `~` or no value) are converted, as in YAML 1.2.
 */
const AS_WRITTEN: ParseOptions & SchemaOptions = {
  schema: 'failsafe',
  customTags: ['null', 'bool'],
  prettyErrors: false,
};

/** Separates the front matter of a markdown file from the article below it. */
export function splitMarkdownFile(file: string): MarkdownParts {
  const text = file.replace(/^\uFEFF/, '');
  const fenced = FENCED.exec(text);
  if (fenced) {
    const [whole, yaml = '', rest = ''] = fenced;
    const bodyLine = lineAt(text, whole.length);
    const closingLine = yaml.split('\n').length + 1;
    const message = `the fields above the text end with a line --- alone, found ${quote(`---${rest}`)}`;
    return {
      frontmatter:
        rest.trim() === '' ? parseFrontMatter(yaml, 2) : { broken: { line: closingLine, message } },
      body: text.slice(whole.length),
      bodyLine,
    };
  }
  const message = findOpeningIssue(text);
  const none: Source = { value: {}, lineOf: () => undefined };
  return {
    frontmatter: message === undefined ? none : { broken: { line: 1, message } },
    body: text,
    bodyLine: 1,
  };
}

function findOpeningIssue(text: string): string | undefined {
  if (!/^---(?!-)/.test(text)) return undefined;
  const line = text.split(/[\r\n]/, 1)[0]!.trim();
  return line === '---'
    ? 'the fields above the text begin with --- but don’t end with a line ---'
    : `the fields above the text begin with a line --- alone, found ${quote(line)}`;
}

/**
 * Parses the YAML above an article, and finds the lines of its keys. The check of the content and
 * Gatsby's nodes both use this function.
 * @param firstLine the line of the file on which the YAML begins
 */
export function parseFrontMatter(written: string, firstLine: number): Source {
  // gray-matter leaves a carriage return at the very end, which would become part of the last value.
  const yaml = written.replace(/\r\n?/g, '\n');
  const lines = new LineCounter();
  const lineOfOffset = (offset: number) => firstLine + Math.max(lines.linePos(offset).line, 1) - 1;
  const broken = (offset: number, reason: string): Source => {
    const line = lineOfOffset(offset);
    const found = quote((yaml.split('\n')[line - firstLine] ?? '').trim());
    return { broken: { line, message: `broken YAML in ${found}: ${reason}` } };
  };
  try {
    const document = parseDocument(yaml, { ...AS_WRITTEN, lineCounter: lines });
    const pairs = isMap(document.contents) ? document.contents.items : [];
    const keys = pairs.map(({ key }) => key).filter((key) => isScalar(key));
    const problem = document.errors[0] ?? document.warnings[0];
    if (problem) {
      const starts = keys.map(({ range }) => range?.[0] ?? 0);
      return broken(beginningOf(problem, starts), uncapitalize(problem.message));
    }
    return {
      value: document.toJS({ maxAliasCount: 0 }) ?? {},
      lineOf: ([key]) => {
        const node = keys.find(({ value }) => value === key);
        return node?.range ? lineOfOffset(node.range[0]) : undefined;
      },
    };
  } catch (error) {
    // `yaml` throws for fields that are nested too deeply, and for aliases (`*name`), which no field needs.
    if (error instanceof RangeError) return broken(0, 'the fields are nested too deeply');
    if (error instanceof ReferenceError) {
      return broken(Math.max(yaml.search(/\*\w/), 0), 'aliases such as *name aren’t known here');
    }
    throw error;
  }
}

/** The offset at which a mistake begins. `yaml` reports an unclosed quote at the end, so its key counts. */
function beginningOf({ code, pos }: YAMLError, keyOffsets: number[]): number {
  if (code !== 'MISSING_CHAR') return pos[0];
  return keyOffsets.findLast((offset) => offset < pos[0]) ?? pos[0];
}

const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
