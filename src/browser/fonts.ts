import { isOnFastLine } from '../lib/visitor';

/** Part of the names of the files with the characters of nearly every page. */
export const FIRST_FONTS = '-first-';

/** The attribute of the style element with the rules of the web fonts (gatsby-ssr.tsx). */
export const FONTS_MARK = 'data-fonts';

/**
 * Loads the web fonts: at once on a fast line, and on the next page of a visit, where they are cached. On a
 * slow line they wait for the pictures in the viewport.
 *
 * The page gets its fonts when those of nearly every page are there: a rule alone, and each font that arrives
 * later, lay out the whole text again. The browser fetches the others for a text that has their characters.
 */
export function startFonts(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`[${FONTS_MARK}]`)!.sheet!;
  // Where no script runs, the browser loads them.
  sheet.disabled = true;
  const load = async () => {
    const faces = Array.from(sheet.cssRules as Iterable<CSSFontFaceRule>, ({ style }) => {
      const get = (name: string) => style.getPropertyValue(name);
      const [source, weight, unicodeRange] = ['src', 'font-weight', 'unicode-range'].map(get);
      const family = get('font-family').replace(/["']/g, '');
      const face = new FontFace(family, source!, { weight, unicodeRange, display: 'swap' });
      return { face, loaded: source!.includes(FIRST_FONTS) && face.load() };
    });
    await Promise.allSettled(faces.map(({ loaded }) => loaded));
    for (const { face } of faces) document.fonts.add(face);
  };
  if (isOnFastLine() || document.referrer.startsWith(`${location.origin}/`)) load();
  // The frame after the load event renders the last picture, which reaches the screen a little later.
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(load, 99)));
}
