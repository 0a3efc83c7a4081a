import { lineAt, type Source } from './source';
import { readYaml } from './read-yaml';

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

export type Markdown = { frontmatter: Source; body: string; bodyLine: number };

/** Parts a markdown file into the YAML above the text and the text, with the line it begins on. */
export function readMarkdown(file: string): Markdown {
  const text = file.replace(/^\uFEFF/, '');
  const fenced = FENCED.exec(text);
  if (fenced) {
    const body = text.slice(fenced[0].length);
    return { frontmatter: readYaml(fenced[1]!, 2), body, bodyLine: lineAt(text, fenced[0].length) };
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
