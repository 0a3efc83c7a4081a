/** The attribute of the style elements that hold the fonts' rules, one each. */
export const FONTS_MARK = 'data-fonts';

/**
 * Fetches the fonts after the pictures in the viewport, so that these don't share a slow connection. On
 * the next page of a visit the fonts are cached, and are fetched at once. The rules of all fonts are
 * enabled together when the last font has loaded, so the page is laid out again only once. The text of
 * this function is part of the inline script: it must not use anything outside its body.
 * @param mark the attribute of the style elements
 */
export function loadFontsLate(mark: string): void {
  const fetchFonts = () => {
    // In development there are no such elements.
    const faces = document.querySelectorAll<HTMLStyleElement>(`[${mark}]`);
    let missing = faces.length;
    for (const { textContent } of faces) {
      const font = document.createElement('link');
      font.rel = 'preload';
      font.as = 'font';
      font.crossOrigin = '';
      // A rule has its font's address between its first parentheses.
      [, font.href = ''] = textContent.split(/[()]/);
      for (const end of ['load', 'error']) {
        font.addEventListener(end, () => {
          missing -= 1;
          if (!missing) for (const face of faces) face.media = 'all';
        });
      }
      document.head.append(font);
    }
  };

  if (document.referrer.startsWith(location.origin + '/')) fetchFonts();
  // The frame after the load event renders the last picture, which reaches the screen a little later.
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(fetchFonts, 99)));
}
