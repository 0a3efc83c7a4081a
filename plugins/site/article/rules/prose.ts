import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

declare module 'vfile' {
  interface DataMap {
    /** The markdown without code and comments, line by line. */
    prose: string;
    /** The prose without links, pictures, footnotes and HTML. */
    text: string;
  }
}

const CODE = ['code', 'inlineCode'];
const LINKS = [
  'definition',
  'footnoteReference',
  'image',
  'imageReference',
  'link',
  'linkReference',
];

/** The parts of the markdown in which rules search for syntax that isn't parsed. */
export function partsOf(markdown: string, tree: Root): { prose: string; text: string } {
  const prose = blank(markdown, tree, CODE);
  return { prose, text: blank(prose, tree, [...LINKS, 'html']) };
}

/** The text with comments and nodes of some types blanked out, so that lines keep their numbers. */
function blank(markdown: string, tree: Root, types: readonly string[]): string {
  const letters = markdown.split('');
  visit(tree, (node: Nodes) => {
    const isComment = node.type === 'html' && node.value.startsWith('<!--');
    if (!types.includes(node.type) && !isComment) return;
    const { start, end } = node.position ?? {};
    for (let at = start?.offset ?? 0; at < (end?.offset ?? 0); at += 1)
      if (letters[at] !== '\n') letters[at] = ' ';
  });
  return letters.join('');
}
