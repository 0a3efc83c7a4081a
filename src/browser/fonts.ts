import { WEB_FONTS } from '../lib/page-ids';
import { isOnFastLine } from '../lib/visitor';
import { pageLoaded } from './loaded';

/** Part of the names of the files with the characters of nearly every page. */
const FIRST_FONTS = '-first-';

/** Milliseconds after which the page no longer waits for a font that stalls. */
const LIMIT = 5000;

/**
 * Loads the web fonts: at once on a fast line, and on the next page of a visit, where they are cached. On a
 * slow line they wait for the pictures in the viewport.
 *
 * The page gets all fonts at once, when those of nearly every page are there: a rule alone, and each font that arrives
 * later, would lay out the whole page again. The browser fetches the others for text that uses their characters.
 */
export function startFonts(): void {
  const { sheet } = document.getElementById(WEB_FONTS) as HTMLStyleElement;
  // Without scripts, the browser loads them.
  sheet!.disabled = true;
  const load = async () => {
    const faces = Array.from(sheet!.cssRules as Iterable<CSSFontFaceRule>, ({ style }) => {
      const get = (name: string) => style.getPropertyValue(name);
      const [source, weight, unicodeRange] = ['src', 'font-weight', 'unicode-range'].map(get);
      const family = get('font-family').replace(/["']/g, '');
      const face = new FontFace(family, source!, { weight, unicodeRange, display: 'swap' });
      return { face, loaded: source!.includes(FIRST_FONTS) && face.load() };
    });
    await Promise.race([
      Promise.allSettled(faces.map(({ loaded }) => loaded)),
      new Promise((resolve) => setTimeout(resolve, LIMIT)),
    ]);
    for (const { face } of faces) document.fonts.add(face);
  };
  if (isOnFastLine() || document.referrer.startsWith(`${location.origin}/`)) load();
  else pageLoaded.then(load);
}
