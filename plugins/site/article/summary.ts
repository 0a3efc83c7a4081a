import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { siteLocale } from '../formats';
import { MARKER } from './callout-marker';
import { BLOCK } from './typography/typeset';

export const LONGEST_EXCERPT = 140;
const WORDS_A_MINUTE = 220;
/** Chinese and Japanese characters, of which people read about 500 a minute. */
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const WORDS_A_LETTER = WORDS_A_MINUTE / 500;
/** Other scripts without spaces between words. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const SEGMENTER = new Intl.Segmenter(siteLocale(), { granularity: 'word' });

/** Elements that a summary skips. */
const LEFT_OUT = /^(?:h[1-6]|pre|table|figcaption|summary)$/;

/**
 * The beginning of an article as plain text, without headings, code, tables, footnotes and callout markers. A picture
 * among words is its alternative text. Falls back to the first picture's alternative text, then to all text.
 */
export function excerptOf(tree: Root, length = LONGEST_EXCERPT): string {
  let [text, picture] = ['', ''];
  const inText = picturesInText(tree);
  visit(tree, (node) => {
    if (node.type === 'text') text += node.value.replace(MARKER, '');
    if (node.type !== 'element') return undefined;
    const { tagName, properties } = node;
    const isFootnote = 'dataFootnotes' in properties || 'dataFootnoteRef' in properties;
    if (LEFT_OUT.test(tagName) || isFootnote) return SKIP;
    if (BLOCK.test(tagName)) text += ' ';
    const alt = String(properties.alt ?? '');
    picture ||= alt;
    if (inText.has(node)) text += alt;
    return undefined;
  });
  return shorten((text.trim() || picture || toString(tree)).replace(/\s+/g, ' ').trim(), length);
}

/** The pictures that stand among words, such as an icon in a sentence. An excerpt has their alternative texts instead. */
function picturesInText(tree: Root): Set<Element> {
  const pictures = new Set<Element>();
  visit(tree, 'element', (line) => {
    if (!isLine(line) || toString(line).trim() === '') return;
    visit(line, 'element', (element) => {
      if (element.tagName === 'img') pictures.add(element);
    });
  });
  return pictures;
}

/** Whether an element contains a line of text, and not blocks with lines of their own. */
const isLine = ({ tagName, children }: Element) =>
  BLOCK.test(tagName) &&
  !children.some(
    (child) => child.type === 'element' && child.tagName !== 'br' && BLOCK.test(child.tagName),
  );

/** Truncates text between words, or between characters if there are no spaces. */
function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const beginning = characters.slice(0, length).join('');
  const end = characters[length] === ' ' ? -1 : beginning.lastIndexOf(' ');
  return `${(end > 0 ? beginning.slice(0, end) : beginning).trimEnd()}…`;
}

/** Estimates the reading time in minutes, at least one, at 220 words per minute. */
export function minutesToRead(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const count = words.reduce((sum, word) => sum + countWords(word), 0);
  return Math.max(1, Math.round(count / WORDS_A_MINUTE));
}

/** The number of words in text between spaces. */
function countWords(text: string): number {
  const letters = text.match(EAST_ASIAN);
  if (letters) return letters.length * WORDS_A_LETTER;
  if (!UNSPACED.test(text)) return 1;
  return [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
