/** Characters as wide as they are high: Chinese, Japanese, Korean, full-width forms and emoji. */
const SQUARE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const BROAD = /[mwMW@&%—]/;
const CAPITAL = /\p{Lu}/u;
const NARROW = /[fijlrt.,:;'’٫٬|!()\s]/;

/** Whether a character is as wide as two Latin letters. */
const isSquare = (character: string): boolean => SQUARE.test(character);

/** The number of Latin letters that are as wide as the text: square characters count twice. */
export const lengthOf = (text: string): number =>
  [...text].reduce((length, character) => length + (isSquare(character) ? 2 : 1), 0);

/** Explains this to authors whose text has square characters. */
export const squareNote = (text: string): string =>
  lengthOf(text) > [...text].length ? ' (square letters count twice)' : '';

/** Estimates the width of text in the site's fonts, in units of the font size. */
export function estimateWidth(text: string): number {
  return [...text].reduce((width, character) => width + widthOf(character), 0);
}

function widthOf(character: string): number {
  if (isSquare(character)) return 1;
  if (BROAD.test(character)) return 0.85;
  if (CAPITAL.test(character)) return 0.68;
  return NARROW.test(character) ? 0.32 : 0.53;
}
