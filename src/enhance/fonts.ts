/** The attribute of the style element with the rules of the web fonts (gatsby/on-render-body.tsx). */
export const FONTS_MARK = 'data-fonts';

/**
 * Enables the web fonts after the pictures in the viewport, so that these don't share a slow connection. On
 * the next page of a visit the fonts are cached, and are enabled at once.
 * The text of this function is part of the inline script: it must not use anything outside its body.
 * @param mark the attribute of the style element, whose media query matches only without scripts
 */
export function loadFontsLate(mark: string): void {
  const enable = () => {
    for (const style of document.querySelectorAll<HTMLStyleElement>(`[${mark}]`)) {
      style.media = 'all';
    }
  };
  if (document.referrer.startsWith(`${location.origin}/`)) enable();
  // The frame after the load event renders the last picture, which reaches the screen a little later.
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(enable, 99)));
}
