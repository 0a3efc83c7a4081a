// Not named web-fonts.json: webpack would resolve that before this file.
import fonts from './font-files.json';
import { withPrefix } from '../lib/paths';

/**
 * The `@font-face` rules of the web fonts. They apply without JavaScript only: otherwise the page script adds the fonts
 * (browser/fonts.ts).
 */
export const webFonts = [...fonts.main, ...fonts.others]
  .map(
    ({ family, weights, file, unicodeRange }) =>
      `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(${withPrefix(`/fonts/${file}`)})format('woff2');unicode-range:${unicodeRange}}`,
  )
  .join('');

const ARIAL = "local('Arial'),local('ArialMT'),local('Liberation Sans')";
const ARIAL_BOLD = "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold')";
// Since Android 12, Roboto is one variable file, and `local()` can't select its bold. For a weight below 600, browsers
// synthesize bold.
const ROBOTO = "local('Roboto'),local('Roboto-Regular')";
const NOTO = "local('Noto Sans Regular'),local('Noto Sans')";

/** Family, weights, source, and the size in percent that matches the width of the web font. */
const FALLBACKS = [
  ['Bricolage Grotesque Arial', '600 800', ARIAL_BOLD, 102.3],
  ['Bricolage Grotesque Roboto', '599', ROBOTO, 110.4],
  ['Bricolage Grotesque Noto', '600 800', "local('Noto Sans Bold')", 98.3],
  ['Bricolage Grotesque DejaVu', '600 800', "local('DejaVu Sans Bold')", 86.2],
  ['Figtree Arial', '300 500', ARIAL, 100.1],
  ['Figtree Arial', '600 900', ARIAL_BOLD, 95.6],
  ['Figtree Roboto', '300 500', ROBOTO, 100.8],
  ['Figtree Roboto', '599', ROBOTO, 103],
  ['Figtree Noto', '300 500', NOTO, 95.5],
  ['Figtree Noto', '600 900', "local('Noto Sans Bold')", 91.6],
  ['Figtree DejaVu', '300 500', "local('DejaVu Sans')", 88.3],
  ['Figtree DejaVu', '600 900', "local('DejaVu Sans Bold')", 80.5],
] as const;

/**
 * The rules of the fallback fonts: Arial or its twin, else Roboto (Android), Noto Sans or DejaVu Sans (Linux). They match
 * the width and line height of the web fonts, so that text hardly moves when those load.
 */
export const fallbackFonts = FALLBACKS.map(([family, weight, source, size]) => {
  // Browsers multiply these metrics by `size-adjust`.
  const [ascent, descent] = (family.startsWith('Figtree') ? [95, 25] : [93, 27]).map((metric) =>
    ((100 * metric) / size).toFixed(2),
  );
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}).join('');
