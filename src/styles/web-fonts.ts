const EXTENDED_LATIN =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const PUNCTUATION = 'U+2013-2014,U+2018-2019,U+201C-201D,U+2026';
const OTHER_LATIN =
  'U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Two self-hosted variable fonts, which `npm run fonts` cuts into three files each: extended Latin, the rest
 * of Latin, and the characters of nearly every page. A file is fetched only for a page that has one of its
 * characters.
 */
const FONTS = [
  {
    family: 'Bricolage Grotesque Variable',
    weights: '600 800',
    files: [
      ['bricolage-grotesque-latin-ext-72314721', EXTENDED_LATIN],
      [
        'bricolage-grotesque-latin-80c3fd1f',
        `U+23,U+2A,U+3B-3E,U+40,U+5B-60,U+7B-7E,U+A1-FF,${OTHER_LATIN}`,
      ],
      [
        'bricolage-grotesque-first-28777e01',
        `U+20-22,U+24-29,U+2B-3A,U+3F,U+41-5A,U+61-7A,U+A0,${PUNCTUATION}`,
      ],
    ],
  },
  {
    family: 'Figtree Variable',
    weights: '400 700',
    files: [
      ['figtree-latin-ext-3fcaa8be', EXTENDED_LATIN],
      ['figtree-latin-e9b9c207', `U+A1-A8,U+AA-B4,U+B6,U+B8-D6,U+D8-F6,U+F8-FF,${OTHER_LATIN}`],
      ['figtree-first-d85dc1d3', `U+20-7E,U+A0,U+A9,U+B5,U+B7,U+D7,U+F7,${PUNCTUATION}`],
    ],
  },
];

/** The rules of the web fonts, for a style element of their own, whose fonts are loaded late (browser/fonts.ts). */
export const webFonts = FONTS.flatMap(({ family, weights, files }) =>
  files.map(
    ([file, range]) =>
      `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(/fonts/${file}.woff2)format('woff2');unicode-range:${range}}`,
  ),
).join('');

const ARIAL = "local('Arial'),local('ArialMT'),local('Liberation Sans')";
const ARIAL_BOLD = "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold')";
// Since Android 12 Roboto is one file, and no name in `local()` leads to its bold. Under a weight below 600,
// browsers synthesize the bold.
const ROBOTO = "local('Roboto'),local('Roboto-Regular')";

/** Family, weights, source, and in percent: size, ascent, descent. */
const FALLBACKS = [
  ['Bricolage Grotesque Fallback', '200 800', ARIAL_BOLD, 102.3, 90.91, 26.39],
  ['Figtree Fallback', '300 500', ARIAL, 100.1, 94.91, 24.98],
  ['Figtree Fallback', '600 900', ARIAL_BOLD, 95.6, 99.37, 26.15],
  ['Bricolage Grotesque Roboto', '599', ROBOTO, 110.4, 84.24, 24.46],
  ['Figtree Roboto', '300 500', ROBOTO, 100.8, 94.25, 24.8],
  ['Figtree Roboto', '599', ROBOTO, 103, 92.23, 24.27],
];

/**
 * The rules of the fallbacks: Arial, and Roboto where there is no Arial, as on Android. They have the metrics
 * of the web fonts (average width on the site's own text, ascent, descent), so that text doesn't move when a
 * web font loads.
 */
export const fallbackFonts = FALLBACKS.map(
  ([family, weight, source, size, ascent, descent]) =>
    `@font-face{font-family:'${family}';font-weight:${weight};src:${source};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
).join('');
