import { quote } from '../sentences';
import { FENCED } from './fence';
import { broken, lineAt, type Source } from './source';
import { parseFields } from './yaml-fields';

/** The two parts of a markdown file. Empty lines replace the fields in the body, which begins on the line `bodyLine`. */
export type MarkdownParts = { source: Source; body: string; bodyLine: number };

/** Separates the fields above an article from its text, and parses them. */
export function splitMarkdownFile(file: string): MarkdownParts {
  // The parser counts positions with \n as the only line break.
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [whole, yaml = '', rest = ''] = FENCED.exec(text) ?? [];
  if (whole === undefined)
    return { source: findOpeningIssue(text) ?? { value: {} }, body: text, bodyLine: 1 };
  // The line --- is the first of the file.
  const source = parseFields(yaml, 2);
  if (rest.trim() !== '') {
    const message = `the fields above the text end with a line --- alone, found ${quote(`---${rest}`)}`;
    source.mistakes = [
      ...(source.mistakes ?? []),
      { message, line: lineAt(yaml, yaml.length) + 1 },
    ];
  }
  return {
    source,
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
