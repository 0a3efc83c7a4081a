import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const LONGEST_EXCERPT = 140;
const WORDS_A_MINUTE = 220;
const CALLOUT_MARKER = /^\[![A-Z]+\][ \t]*(?:\n|$)/;

/**
 * The beginning of an article as plain text, at most 140 characters and an ellipsis. Headings, code,
 * tables, footnotes and the markers of callouts are left out.
 */
export function excerptOf(tree: Root): string {
  const paragraphs: string[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'footnoteDefinition') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    visit(node, 'break', (lineBreak) => void Object.assign(lineBreak, { value: ' ' }));
    const text = toString(node, { includeImageAlt: false, includeHtml: false });
    paragraphs.push(parent?.type === 'blockquote' ? text.replace(CALLOUT_MARKER, '') : text);
    return SKIP;
  });
  return shorten(paragraphs.join(' ').replace(/\s+/g, ' ').trim());
}

/** Cuts a text between words, or between characters if it has no spaces. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_EXCERPT) return text;
  const beginning = characters.slice(0, LONGEST_EXCERPT).join('');
  const end = characters[LONGEST_EXCERPT] === ' ' ? -1 : beginning.lastIndexOf(' ');
  return `${(end > 0 ? beginning.slice(0, end) : beginning).trimEnd()}…`;
}

/** Estimates how many minutes a text takes to read, at 220 words a minute and never less than one. */
export function minutesToRead(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
