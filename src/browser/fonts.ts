import { WEB_FONTS } from '../lib/page-ids';
import { pageLoaded } from '../lib/loading';
import { withPrefix } from '../lib/paths';
import { isOnFastNetwork } from '../lib/visitor';
// Without the other fonts, which would more than double the script.
import { main } from '../styles/font-files.json';

/** Milliseconds after which a stalled file no longer delays the fonts. */
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
    const mainFaces = main.map(
      ({ family, weights, file, unicodeRange }) =>
        new FontFace(family, `url(${withPrefix(`/fonts/${file}`)})`, {
          weight: weights,
          unicodeRange,
          display: 'swap',
        }),
    );
    let otherFaces: FontFace[] = [];
    const settled = Promise.allSettled([
      ...mainFaces.map((face) => face.load()),
      readRules().then((rules) => (otherFaces = rules.flatMap(otherFaceOf))),
    ]);
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, LIMIT))]);
    for (const face of [...mainFaces, ...otherFaces]) document.fonts.add(face);
  };
  if (isOnFastNetwork() || document.referrer.startsWith(`${location.origin}/`)) load();
  else pageLoaded.then(load);
}

/** The rules for those without JavaScript: a file, or a style element in `gatsby develop`. */
async function readRules(): Promise<CSSRule[]> {
  const element = document.getElementById(WEB_FONTS) as HTMLLinkElement | HTMLStyleElement;
  if (!element.sheet)
    await new Promise((resolve) => {
      for (const end of ['load', 'error']) element.addEventListener(end, resolve);
    });
  return [...(element.sheet?.cssRules ?? [])];
}

/** The font of a rule, unless it is one of the main ones. */
function otherFaceOf(rule: CSSRule): FontFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const get = (name: string) => rule.style.getPropertyValue(name);
  const source = get('src');
  if (main.some(({ file }) => source.includes(file))) return [];
  const family = get('font-family').replace(/["']/g, '');
  const face = new FontFace(family, source, {
    weight: get('font-weight'),
    unicodeRange: get('unicode-range'),
    display: 'swap',
  });
  return [face];
}
