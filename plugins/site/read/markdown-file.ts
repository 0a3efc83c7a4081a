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
    return (
      splitToml(text) ?? {
        source: findOpeningIssue(text) ?? { value: {} },
        body: text,
        bodyLine: 1,
      }
    );
  // The line --- is the first of the file.
  const source = parseFields(yaml, 2);
  if (rest.trim() !== '') {
    const message = `the fields above the text end with a line --- alone, found ${quote(`---${rest}`)}`;
    source.mistakes = [
      ...(source.mistakes ?? []),
      { message, line: lineAt(yaml, yaml.length) + 1 },
    ];
  }
  return { source, ...bodyBelow(text, whole) };
}

const TOML = /^\+\+\+[ \t]*\n([\s\S]*?)(?<=\n)\+\+\+[ \t]*(?:\n|$)/;

/** Reads fields in TOML, as Hugo and Zola write them, to find what is wrong besides their syntax. */
function splitToml(text: string): MarkdownParts | undefined {
  const [whole, toml = ''] = TOML.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const source = parseFields(asYaml(toml), 2);
  const first = /^\w[\w-]* *=.*/m.exec(toml)?.[0] ?? 'title = "Soup"';
  const message = `expected YAML between two lines ---, found TOML between +++; write --- instead of +++, and ${asYaml(first)} instead of ${first}`;
  source.mistakes = [{ message, line: 1 }, ...(source.mistakes ?? [])];
  return { source, ...bodyBelow(text, whole) };
}

/** Fields in TOML as YAML: tables such as `[extra]` become fields with everything below them. */
const asYaml = (toml: string): string =>
  toml
    .replace(/^\[+([\w-]+).*\]+ *$/gm, '$1:')
    .replace(/(?<=^[\w-]+:\n)(?:.*\S.*\n?)+/gm, (table) => table.replace(/^(?=\S)/gm, '  '))
    .replace(/^( *[\w-]+) *= */gm, '$1: ');

/** What follows the fields, below empty lines instead of them. */
const bodyBelow = (text: string, fields: string) => ({
  body: '\n'.repeat(lineAt(text, fields.length) - 1) + text.slice(fields.length),
  bodyLine: lineAt(text, fields.length),
});

/** JavaScript between `---js` and `---`, and unclosed fields, would be published as text. */
function findOpeningIssue(text: string) {
  const [first = ''] = text.split('\n', 1);
  const line = first.trim();
  if (!/^(?:---(?!-)|\+\+\+$)/.test(line)) return undefined;
  const found = line === '---' ? 'only one' : quote(line);
  return broken(`the fields above the text are YAML between two lines ---, found ${found}`, 1);
}
