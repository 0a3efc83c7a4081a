const PICTOGRAPHS =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\u20e3|\ufe0f/gu;
const OTHER_SCRIPTS =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * Removes emoji and letters of scripts that the fonts of the share pictures lack.
 * @returns the text on one line, or `instead` if no letter or digit of it is left
 */
export function drawableText(text: string, instead: string): string {
  const drawable = text
    .replace(/\p{Cc}/gu, ' ')
    .replace(PICTOGRAPHS, (sign) => (/[©®™]/.test(sign) ? sign : ''))
    .replace(OTHER_SCRIPTS, '')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(drawable) ? drawable : instead;
}

/** Whether a text is read from right to left: its first letter decides (HTML, `dir="auto"`). */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
