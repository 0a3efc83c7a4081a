import type { Nodes, Root } from 'hast';
import { typesetDashes } from './dashes';
import { QUOTATION_MARKS, type QuotationMarks } from './quotation-marks';
import { typesetQuotes, type QuotesBefore } from './quotes';

/** Elements that start and end a line. */
export const BLOCK =
  /^(?:p|li|h[1-6]|td|th|dd|dt|div|aside|blockquote|figcaption|caption|summary|section|details|pre|br)$/;
const VERBATIM = /^(?:code|pre|kbd|samp|var)$/;
/**
 * The spaces before a unit, and inside `vitamin B12` and `omega 3`. A name in braces can be the number or the unit. Words
 * such as `a vitamin a day` stay together as well.
 */
const INSIDE_NAME =
  /(?<=[\d}])\s(?=(?:[kmµ]?g|mcg|[km]?l|kcal|mm|cm|min)\b|\{unit\})|(?<=vitamin[ae]?)\s(?=[A-K]\d*\b)|(?<=omega)\s(?=\d)/gi;
/** The hyphens inside `omega-3` and `vitamin B-12`. */
const HYPHEN_IN_NAME = /(?<=\b(?:omega|vitamine? [A-K]))-(?=\d)/gi;

const LINE_START: QuotesBefore = { character: ' ', isInnerOpen: false, isOuterOpen: false };
const ADDRESS = /^(?:https?:\/\/|www\.)/i;

/** Writes quotation marks, apostrophes, dashes, ellipses and units as a typesetter would. */
export function typeset(tree: Root, marks = QUOTATION_MARKS): void {
  let before = LINE_START;
  const walk = (node: Nodes) => {
    if (node.type === 'text') {
      const isAddress = ADDRESS.test(node.value);
      const { text, isInnerOpen, isOuterOpen } = isAddress
        ? { ...before, text: node.value }
        : typesetAfter(before, node.value, marks);
      node.value = text;
      before = { character: text.at(-1) ?? before.character, isInnerOpen, isOuterOpen };
    }
    if (node.type !== 'element' && node.type !== 'root') return;
    const name = node.type === 'element' ? node.tagName : '';
    if (BLOCK.test(name)) before = LINE_START;
    // Code isn't typeset, but quotation marks treat it as a word.
    if (VERBATIM.test(name)) before = { ...before, character: 'x' };
    else for (const child of node.children) walk(child);
    if (BLOCK.test(name)) before = LINE_START;
  };
  walk(tree);
}

/** Typesets text that follows the character `before`. */
export const typesetText = (text: string, before = ' ', marks = QUOTATION_MARKS): string =>
  typesetAfter({ ...LINE_START, character: before }, text, marks).text;

function typesetAfter(before: QuotesBefore, text: string, marks: QuotationMarks | null) {
  // Quotation marks come last: whether they open depends on the dashes before them.
  const others = typesetEllipses(keepTogether(typesetDashes(text, before.character)));
  return marks ? typesetQuotes(others, before, marks) : { ...before, text: others };
}

/**
 * Writes no-break spaces inside amounts and names of nutrients, so that no line ends there, and a word joiner after
 * their hyphens: the fonts have no no-break hyphen.
 */
export const keepTogether = (text: string): string =>
  text.replace(HYPHEN_IN_NAME, '-\u2060').replace(INSIDE_NAME, '\u00A0');

const typesetEllipses = (text: string) => text.replace(/(?<!\.)\.\.\.(?!\.)/g, '…');
