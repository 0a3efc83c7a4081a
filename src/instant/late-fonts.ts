/** The attribute of the style element that holds the fonts' rules. */
export const FONTS_MARK = 'data-fonts';

/**
 * Lets the fonts come once the document and the pictures in sight are there, for which a slow line then
 * has all its room. Its text is part of the page's first script, so it uses nothing from outside its
 * own body.
 * @param mark the attribute by which the fonts' rules are found
 */
export function letFontsCome(mark: string): void {
  addEventListener('load', () => {
    for (const fonts of document.querySelectorAll<HTMLStyleElement>(`[${mark}]`))
      fonts.media = 'all';
  });
}
