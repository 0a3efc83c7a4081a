/** The attribute of the style element that holds the fonts' rules. */
export const FONTS_MARK = 'data-fonts';

/**
 * Lets the fonts come once the pictures in sight are drawn, for which a slow line then has all its room;
 * who comes from another page of the site has them already. Their rules count when the fonts are there,
 * so the page is laid out anew once and not twice. Its text is part of the page's first script, so it
 * uses nothing from outside its own body.
 * @param mark the attribute by which the fonts' rules are found
 */
export function loadFontsLate(mark: string): void {
  let missing = 0;

  const come = () => {
    // In development there are no such rules.
    for (const rules of document.querySelectorAll<HTMLStyleElement>(`[${mark}]`)) {
      for (const href of rules.textContent.match(/\/[^)]+/g)!) {
        const font = document.createElement('link');
        font.rel = 'preload';
        font.as = 'font';
        font.crossOrigin = '';
        font.href = href;
        missing += 1;
        for (const end of ['load', 'error']) {
          font.addEventListener(end, () => {
            missing -= 1;
            if (!missing) rules.media = 'all';
          });
        }
        document.head.append(font);
      }
    }
  };

  if (document.referrer.startsWith(location.origin)) come();
  // The frame after the load draws the picture that has come last, and is on the screen a little later.
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(come, 99)));
}
