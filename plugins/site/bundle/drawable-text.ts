import { signsWithoutGlyph } from './share-card';

/** Signs that the fonts lack, and their substitutes. Unicode's own equivalents (NFKC) are tried after these. */
const SUBSTITUTES: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  μ: 'µ',
};

/** Pictographs and other decoration, which a text can do without. */
const DECORATION = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{So})/u;

/** Characters without a width, except the joiner inside an emoji, and what turns a digit or sign into an emoji. */
const INVISIBLE = /(?!\u200d)\p{Cf}|[\ufe0e\ufe0f\u20e3]/gu;

/**
 * Replaces signs that the fonts of share pictures lack, and drops decoration. Returns `instead` if a letter, a number
 * or another sign with a meaning can't be drawn, or if no letter or number is left.
 */
export async function drawableText(text: string, instead: string): Promise<string> {
  let drawn = text.replace(/\s+/g, ' ').normalize().replace(INVISIBLE, '');
  for (const sign of await missingIn(drawn)) {
    // 1⅓ is 1 1⁄3.
    if (sign.normalize('NFKC').includes('⁄'))
      drawn = drawn.replace(new RegExp(`(?<=\\d)(?=${sign})`, 'g'), ' ');
    drawn = drawn.replaceAll(sign, substituteOf(sign));
  }
  drawn = drawn.replace(/\s+/g, ' ').trim();
  const isDrawable = /[\p{L}\p{N}]/u.test(drawn) && (await missingIn(drawn)).length === 0;
  return isDrawable ? drawn : instead;
}

/** What is drawn for a sign: a substitute, or the sign itself. */
function substituteOf(sign: string): string {
  const known = SUBSTITUTES[sign];
  if (known) return known;
  const equivalent = sign.normalize('NFKC');
  // An exponent isn't a digit: 10⁴ isn't 104.
  const isExponent = /^\p{No}$/u.test(sign) && !equivalent.includes('⁄');
  if (equivalent !== sign && !isExponent) return equivalent;
  return DECORATION.test(sign) ? '' : sign;
}

/** The fonts cover ASCII, so most texts needn't be laid out. */
const missingIn = async (text: string) =>
  /^[ -~]*$/.test(text) ? [] : [...new Set(await signsWithoutGlyph(text))];
