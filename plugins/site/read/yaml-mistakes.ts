import { isMap, isScalar } from 'yaml';
import { quote } from '../sentences';
import type { Mistake } from './control-characters';
import { readYaml, TOO_DEEP, type YamlReading } from './read-yaml';

/** Longer texts aren't repeated in a remedy. */
const LONGEST_REMEDY = 120;

/**
 * Says how to write a field that can't be read.
 * @param lines the line with its key, and those below it that belong to it
 * @param error why YAML can't read it; empty if it reads another key
 */
export function describeBrokenField(key: string, lines: readonly string[], error = ''): string {
  if (error === TOO_DEEP) return error;
  const [first = '', ...others] = lines.map((line) => line.trim()).filter(Boolean);
  const value = first.slice(first.indexOf(':') + 1).trim();
  if (value === '') return `${key}: ${error}`;
  const whole = [value, ...others].join(' ');
  const found = `broken YAML in ${quote(first)}`;
  const instead = insteadOf(others.length + 1);

  const isUnclosedList = /^\[[^\]]*$/.test(whole);
  if (isUnclosedList) return `${found}; write ] at its end`;
  const isListOnOneLine =
    others.length > 0 && whole.startsWith('[') && !('error' in readYaml(`${key}: ${whole}`));
  if (isListOnOneLine) return `${found}; write ${key}: ${whole}${instead}`;

  const text = withoutQuotes(whole);
  const quoted = text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
  if (quoted.length <= LONGEST_REMEDY) return `${found}; write ${key}: ${quoted}${instead}`;
  return text.includes('"')
    ? `${found}; put the text between ' and ', and write '' for each ' in it`
    : `${found}; put the text between " and "`;
}

/** The end of a remedy that replaces several lines. */
const insteadOf = (lines: number) => (lines > 1 ? ` instead of these ${lines} lines` : '');

/** The text without the quotation marks around it, of which one may be missing. */
function withoutQuotes(text: string): string {
  const mark = text[0]!;
  if (mark !== '"' && mark !== "'") return text;
  const isClosed = text.indexOf(mark, 1) > 0;
  if (!isClosed) return text.slice(1);
  const inner = text.slice(1, -1);
  // `"Soup" and "bread"` begins and ends with a mark, but not with the same pair.
  const hasOwnMarks = /["'] /.test(inner);
  return text.endsWith(mark) && !hasOwnMarks ? inner : text;
}

/** Finds text that YAML reads as a comment, such as `#1 soup` in `title: Hot #1 soup`. */
export function findComments({ document, lines, text }: YamlReading): Mistake[] {
  if (!isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value)) return [];
    // `# soup` is meant as a comment, and quoted text before one is complete.
    const isMeant = !/^\S/.test(value.comment ?? '');
    const isPlain = value.type === undefined || value.type === 'PLAIN';
    if (isMeant || !isPlain) return [];
    const written = textWithComment(text, value.range!);
    const first = lines.linePos(key.range![0]).line;
    const last = lines.linePos(value.range![1]).line;
    const [comment] = value.comment!.split('\n', 1);
    const remedy = `write ${String(key.value)}: ${JSON.stringify(written)}${insteadOf(last - first + 1)}`;
    return {
      message: `YAML takes ${quote(`#${comment}`)} for a comment; ${remedy}`,
      line: first,
    };
  });
}

/** A text and the comment that ends its last line, on one line. */
function textWithComment(yaml: string, [start, end]: readonly [number, number, number]): string {
  const [comment = ''] = yaml.slice(end).split('\n', 1);
  return (yaml.slice(start, end) + comment).replace(/\s*\n\s*/g, ' ').trim();
}
