/** The attribute of the style element with the rules of the web fonts (gatsby/on-render-body.tsx). */
export const FONTS_MARK = 'data-fonts';

/**
 * Loads the web fonts after the pictures in the viewport, so that these don't share a slow connection. On
 * the next page of a visit the fonts are cached, and are loaded at once.
 *
 * The fonts of nearly every page are loaded before the page gets the rules: the rules alone, and each font
 * that arrives later, lay out the whole text again. Other fonts load when a text needs them.
 * The text of this function is part of the inline script: it must not use anything outside its body.
 * @param mark the attribute of the style element with the rules, which applies only without scripts
 * @param first what the addresses of the fonts of nearly every page have
 */
export function loadFontsLate(mark: string, first: string): void {
  const { sheet } = document.querySelector<HTMLStyleElement>(`[${mark}]`)!;
  const load = () => {
    const faces = Array.from(sheet!.cssRules as Iterable<CSSFontFaceRule>, ({ style }) => {
      const get = (name: string) => style.getPropertyValue(name);
      return new FontFace(get('font-family').replace(/["']/g, ''), get('src'), {
        weight: get('font-weight'),
        unicodeRange: get('unicode-range'),
        display: 'swap',
      });
    });
    const loaded = Array.from(sheet!.cssRules, ({ cssText }, position) =>
      cssText.includes(first) ? faces[position]!.load() : null,
    );
    Promise.allSettled(loaded).then(() => faces.forEach((face) => document.fonts.add(face)));
  };
  if (document.referrer.startsWith(`${location.origin}/`)) load();
  // The frame after the load event renders the last picture, which reaches the screen a little later.
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(load, 99)));
}
