/** Part of the names of the files with the characters of nearly every page. */
export const FIRST_FONTS = '-first-';

/** The attribute of the style element with the rules of the web fonts (gatsby/on-render-body.tsx). */
export const FONTS_MARK = 'data-fonts';

/**
 * Loads the web fonts after the pictures in the viewport, so that these don't share a slow connection. On
 * the next page of a visit the fonts are cached, and are loaded at once.
 *
 * The fonts of nearly every page are loaded before the page gets them: a rule alone, and each font that
 * arrives later, lay out the whole text again. A page gets another font only if it has one of its
 * characters, because browsers take three times as long to lay out a family of several fonts.
 */
export function startFonts(): void {
  const { sheet } = document.querySelector<HTMLStyleElement>(`[${FONTS_MARK}]`)!;
  const faces = Array.from(sheet!.cssRules as Iterable<CSSFontFaceRule>, ({ style }) => {
    const get = (name: string) => style.getPropertyValue(name);
    const family = get('font-family').replace(/["']/g, '');
    const [source, weight, unicodeRange] = [get('src'), get('font-weight'), get('unicode-range')];
    const font = new FontFace(family, source, { weight, unicodeRange, display: 'swap' });
    // The characters of the range, for a class of a regular expression (CSS Fonts 4, section 4.5).
    const characters = unicodeRange.replace(
      /U\+([\dA-F]+)(?:-([\dA-F]+))?,? */gi,
      (_, from: string, to: string = from) =>
        `\\u${from.padStart(4, '0')}-\\u${to.padStart(4, '0')}`,
    );
    const isNeeded = () => new RegExp(`[${characters}]`).test(document.body.textContent!);
    return { font, isFirst: source.includes(FIRST_FONTS), isNeeded };
  });
  const add = ({ font }: { font: FontFace }) => document.fonts.add(font);
  const addOthers = () =>
    faces.filter(({ isFirst, isNeeded }) => !isFirst && isNeeded()).forEach(add);

  const load = () => {
    const firstFaces = faces.filter(({ isFirst }) => isFirst);
    Promise.allSettled(firstFaces.map(({ font }) => font.load())).then(() => {
      firstFaces.forEach(add);
      if (document.readyState !== 'loading') addOthers();
      else document.addEventListener('DOMContentLoaded', addOthers);
    });
  };
  if (document.referrer.startsWith(`${location.origin}/`)) load();
  // The frame after the load event renders the last picture, which reaches the screen a little later.
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(load, 99)));
}
