import type { Nodes, Root } from 'hast';
import { QUOTATION_MARKS } from './quotation-marks';

/** Elements that start and end a line. */
export const BLOCK =
  /^(?:p|li|h[1-6]|td|th|dd|dt|div|aside|blockquote|figcaption|caption|summary|section|details|pre|br)$/;
const VERBATIM = /^(?:code|pre|kbd|samp|var)$/;
/** The spaces between a number and its unit, and between “vitamin” and its letter. */
const INSIDE_NAME =
  /(?<=\d)\s(?=(?:[kmµ]?g|mcg|[km]?l|kcal|mm|cm|min)\b)|(?<=vitamin)\s(?=[A-K]\d*\b)/gi;
const OPENS_AFTER = /[\s([{<«“‘—–/-]/;
/** Words that begin with an apostrophe: rock ’n’ roll, decades, and a few others. */
const SHORTENED = /^(?:n['\s]|\d\ds?\b|(?:em|til|tis|twas)\b(?!'))/i;
const ADDRESS = /^(?:https?:\/\/|www\.)/i;

/** Writes quotation marks, apostrophes, dashes, ellipses and units as a typesetter would. */
export function typeset(tree: Root): void {
  let before = ' ';
  const walk = (node: Nodes) => {
    if (node.type === 'text') {
      if (!ADDRESS.test(node.value)) node.value = typesetText(node.value, before);
      before = node.value.at(-1) ?? before;
    }
    if (node.type !== 'element' && node.type !== 'root') return;
    const name = node.type === 'element' ? node.tagName : '';
    if (BLOCK.test(name)) before = ' ';
    // Code isn't typeset, but quotation marks treat it as a word.
    if (VERBATIM.test(name)) before = 'x';
    else for (const child of node.children) walk(child);
    if (BLOCK.test(name)) before = ' ';
  };
  walk(tree);
}

/** Typesets text that follows the character `before`, which may be in another element. */
export function typesetText(text: string, before = ' ', marks = QUOTATION_MARKS): string {
  let opens = true;
  let isInner = false;
  return text
    .replace(/(?<!-)---(?!-)/g, '—')
    .replace(/(?<!-)--(?!-)/g, (hyphens, at: number, whole: string) => {
      // A command-line option, such as `--port`, keeps its hyphens.
      const isOption = /[\s(["']/.test(whole[at - 1] ?? before) && /\w/.test(whole[at + 2] ?? ' ');
      return isOption ? hyphens : '–';
    })
    .replace(INSIDE_NAME, '\u00A0')
    .replace(/(?<!\.)\.\.\.(?!\.)/g, '…')
    .replace(/["']/g, (mark, at: number, whole: string) => {
      const last = whole[at - 1] ?? before;
      const [isQuote, isDash] = [/["']/.test(last), /[–—]/.test(last)];
      // After a dash, a mark before a word opens, and one before anything else closes.
      opens = isQuote ? opens : OPENS_AFTER.test(last);
      if (isDash && !/[\p{L}\p{N}]/u.test(whole[at + 1] ?? '')) opens = false;
      if (!marks) return mark;
      if (mark === '"') return opens ? marks.open : marks.close;
      if (opens && !SHORTENED.test(whole.slice(at + 1))) {
        isInner = true;
        return marks.openInner;
      }
      // A mark inside a word, and one without a quotation to close, is an apostrophe.
      const isApostrophe = !isInner || /[\p{L}\p{N}]/u.test(whole[at + 1] ?? '');
      if (isApostrophe) return '’';
      isInner = false;
      return marks.closeInner;
    });
}
