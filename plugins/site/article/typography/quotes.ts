import type { QuotationMarks } from './quotation-marks';

/** What comes before a text in its paragraph. */
export type QuotesBefore = {
  /** The last character. */
  character: string;
  /** Whether a quotation with single marks has begun there. */
  isInnerOpen: boolean;
  /** Whether one with double marks has. */
  isOuterOpen: boolean;
};

/** What a mark opens after: a space, a bracket, another opening mark, a dash or a slash. */
const OPENS_AFTER = /[\s([{<«“‘—–/¿¡-]/;
/** What a double mark opens after if none is open: signs without a space behind them, and East Asian scripts. */
const MAY_OPEN_AFTER = /[,;:=\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Words that begin with an apostrophe: rock ’n’ roll, decades, and a few others. */
const SHORTENED = /^(?:n['\s]|\d\ds?\b|(?:em|til|tis|twas)\b(?!'))/i;

/**
 * Replaces straight quotation marks and apostrophes with those of a language:
 *
 *     "Soup" and 'soup'     → “Soup” and ‘soup’
 *     "'Soup', she said"    → “‘Soup’, she said”
 *     the cook's soups'     → the cook’s soups’
 *     the '90s, rock 'n'    → the ’90s, rock ’n’
 */
export function typesetQuotes(
  text: string,
  before: QuotesBefore,
  marks: QuotationMarks,
): Omit<QuotesBefore, 'character'> & { text: string } {
  let typeset = '';
  let end = 0;
  let isOpening = true;
  let { isInnerOpen, isOuterOpen } = before;
  for (const { 0: mark, index } of text.matchAll(/["']/g)) {
    const last = text[index - 1] ?? before.character;
    const next = text[index + 1] ?? '';
    isOpening = opens(last, next, isOpening);
    let replacement = '’';
    if (mark === '"') {
      isOpening ||= !isOuterOpen && MAY_OPEN_AFTER.test(last) && isOfWord(next);
      isOuterOpen = isOpening;
      replacement = isOpening ? marks.open : marks.close;
    } else if (isOpening && !SHORTENED.test(text.slice(index + 1))) {
      replacement = marks.openInner;
      isInnerOpen = true;
    } else if (isInnerOpen && !isOfWord(next)) {
      replacement = marks.closeInner;
      isInnerOpen = false;
    }
    typeset += text.slice(end, index) + replacement;
    end = index + 1;
  }
  return { text: typeset + text.slice(end), isInnerOpen, isOuterOpen };
}

/**
 * Whether a mark opens a quotation.
 * @param last the character before it
 * @param next the character after it
 * @param didPrevious whether the mark before it opens one
 */
function opens(last: string, next: string, didPrevious: boolean): boolean {
  const isAfterMark = last === '"' || last === "'";
  if (isAfterMark) return didPrevious;
  const isAfterDash = last === '–' || last === '—';
  if (isAfterDash) return isOfWord(next);
  return OPENS_AFTER.test(last);
}

const isOfWord = (character: string) => /[\p{L}\p{N}_]/u.test(character);
