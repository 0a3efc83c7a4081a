import type { Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const LONGEST = 140;
const CALLOUT_MARKER = /^\[![A-Z]+\][ \t]*(?:\n|$)/;
const TEXT_ONLY = { includeImageAlt: false, includeHtml: false };

/**
 * The beginning of an article as plain text, at most 140 characters and an ellipsis. Headings, code,
 * tables, footnotes and the markers of callouts are left out.
 */
export function excerptOf(tree: Root): string {
  const paragraphs: string[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'footnoteDefinition') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const text = textOf(node);
    paragraphs.push(parent?.type === 'blockquote' ? text.replace(CALLOUT_MARKER, '') : text);
    return SKIP;
  });
  return shorten(paragraphs.join(' ').replace(/\s+/g, ' ').trim());
}

const textOf = ({ children }: Paragraph): string =>
  children.map((child) => (child.type === 'break' ? '\n' : toString(child, TEXT_ONLY))).join('');

/** Cuts a text between words, or between characters if it has no spaces. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST) return text;
  const beginning = characters.slice(0, LONGEST).join('');
  const end = characters[LONGEST] === ' ' ? -1 : beginning.lastIndexOf(' ');
  return `${(end > 0 ? beginning.slice(0, end) : beginning).trimEnd()}…`;
}
