import { WEB_FONTS } from '../lib/page-ids';
import { pageLoaded } from '../lib/loading';
import { isOnFastNetwork } from '../lib/visitor';

/** Part of the names of the main font files, which nearly every page needs. */
const FIRST_FONTS = '-first-';

/** Milliseconds after which a stalled font no longer delays the others. */
const LIMIT = 5000;

/**
 * Loads the web fonts: at once on a fast network, or if the visitor comes from another page of the site, whose fonts are
 * cached; otherwise after the page has loaded.
 *
 * All fonts are added together, once the main ones have loaded, because each addition lays out the whole page again. The
 * browser fetches the others when text needs their characters.
 */
export function startFonts(): void {
  const load = async () => {
    const element = document.getElementById(WEB_FONTS);
    const rules = element instanceof HTMLStyleElement && element.sheet?.cssRules;
    if (!rules) return;
    const faces = [...rules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const get = (name: string) => rule.style.getPropertyValue(name);
      const family = get('font-family').replace(/["']/g, '');
      const source = get('src');
      const face = new FontFace(family, source, {
        weight: get('font-weight'),
        unicodeRange: get('unicode-range'),
        display: 'swap',
      });
      return { face, loaded: source.includes(FIRST_FONTS) && face.load() };
    });
    await Promise.race([
      Promise.allSettled(faces.map(({ loaded }) => loaded)),
      new Promise((resolve) => setTimeout(resolve, LIMIT)),
    ]);
    for (const { face } of faces) document.fonts.add(face);
  };
  if (isOnFastNetwork() || document.referrer.startsWith(`${location.origin}/`)) load();
  else pageLoaded.then(load);
}
