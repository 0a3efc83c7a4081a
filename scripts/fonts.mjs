// Cuts the site's fonts from their packages, and lists them for src/styles/web-fonts.ts: npm run fonts.
// Each family has three files: the characters of nearly every page, the rest of Latin, and extended Latin.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const OUT = 'static/fonts';
const LIST = 'src/styles/web-fonts.json';
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** A weight outside the range is drawn as the nearest one inside. */
const FAMILIES = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque Variable',
    weights: { min: 600, max: 800 },
    // The family of headlines: what is left out occurs in code and addresses.
    first: ASCII.replace(/[#*;<=>@[\\\]^_`{|}~]/g, '') + '–—‘’“”…',
  },
  {
    name: 'figtree',
    family: 'Figtree Variable',
    weights: { min: 400, max: 700 },
    first: `${ASCII}©µ·×÷–—‘’“”…`,
  },
];

/** Kerning, ligatures, marks, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The code points of a `unicode-range` such as `U+20-7E,U+A9` (CSS Fonts 4, section 4.5). */
const pointsOf = (unicodeRange) =>
  unicodeRange.split(',').flatMap((part) => {
    const [first, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

/** The `unicode-range` of code points in ascending order. */
function rangeOf(points) {
  const isIn = new Set(points);
  const firsts = points.filter((point) => !isIn.has(point - 1));
  const lasts = points.filter((point) => !isIn.has(point + 1));
  const hex = (point) => point.toString(16).toUpperCase();
  return firsts
    .map((first, i) => `U+${hex(first)}${first === lasts[i] ? '' : `-${hex(lasts[i])}`}`)
    .join();
}

const fonts = [];
mkdirSync(OUT, { recursive: true });
for (const file of readdirSync(OUT)) rmSync(join(OUT, file));
for (const { name, family, weights, first } of FAMILIES) {
  const folder = join('node_modules/@fontsource-variable', name);
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  // The no-break space is in the file of the space.
  const parts = {
    first: [...first, '\u00a0'].map((one) => one.codePointAt(0)).toSorted((a, b) => a - b),
  };
  // Ranges of one family don't overlap, and have no control characters.
  for (const part of ['latin', 'latin-ext']) {
    const used = new Set(Object.values(parts).flat());
    parts[part] = pointsOf(ranges[part]).filter(
      (point) => !used.has(point) && !/\p{Cc}/u.test(String.fromCodePoint(point)),
    );
  }
  // The fonts' license asks to be distributed with them.
  copyFileSync(join(folder, 'LICENSE'), join(OUT, `${name}-LICENSE.txt`));
  for (const [part, points] of Object.entries(parts)) {
    const source = `${name}-${part === 'first' ? 'latin' : part}-wght-normal.woff2`;
    const font = readFileSync(join(folder, 'files', source));
    const subset = await subsetFont(font, String.fromCodePoint(...points), {
      targetFormat: 'woff2',
      // With the thinnest weight as default, the font has one set of differences instead of two.
      variationAxes: { wght: { ...weights, default: weights.min } },
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
    const file = `${name}-${part}-${hash}.woff2`;
    writeFileSync(join(OUT, file), subset);
    fonts.push({
      family,
      weights: `${weights.min} ${weights.max}`,
      file,
      unicodeRange: rangeOf(points),
    });
  }
}
writeFileSync(LIST, `${JSON.stringify(fonts, null, 2)}\n`);
