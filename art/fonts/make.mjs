// Cuts the site's fonts from their packages, and lists them in src/styles/font-files.json: npm run fonts.
// Each family has three files: the characters of nearly every page (those of headlines lack what occurs in code),
// the rest of Latin, extended Latin. The list says which characters each file really has, so that no other character
// loads it, and which files are the main ones.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const OUT = 'static/fonts';
const LIST = 'src/styles/font-files.json';

const FAMILIES = [
  {
    family: 'Bricolage Grotesque Variable',
    name: 'bricolage-grotesque',
    // A weight outside the range is drawn as the nearest one inside.
    weights: { min: 600, max: 800 },
    first:
      'U+20-22,U+24-29,U+2B-3A,U+3F,U+41-5A,U+61-7A,U+A0,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  },
  {
    family: 'Figtree Variable',
    name: 'figtree',
    weights: { min: 400, max: 700 },
    // The arrow links back from footnotes.
    first:
      'U+20-7E,U+A0,U+A9,U+B5,U+B7,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2191',
  },
];

/** Kerning, ligatures, marks, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The code points of a `unicode-range` such as `U+20-7E,U+A9` (CSS Fonts 4, section 4.5). */
const pointsIn = (unicodeRange) =>
  unicodeRange
    .replaceAll('U+', '')
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.split('-').map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });

/** The `unicode-range` of code points. */
function rangeOf(points) {
  const ranges = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.end === point - 1) last.end = point;
    else ranges.push({ start: point, end: point });
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return ranges
    .map(({ start, end }) => (start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`))
    .join(',');
}

rmSync(OUT, { recursive: true });
mkdirSync(OUT);
/** The main file of each family, and the others. */
const list = { main: [], others: [] };
for (const { family, name, weights, first } of FAMILIES) {
  const folder = join('node_modules/@fontsource-variable', name);
  const packaged = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const parts = { first, latin: packaged.latin, 'latin-ext': packaged['latin-ext'] };
  const cut = new Set();
  for (const [part, unicodeRange] of Object.entries(parts)) {
    const source = `${name}-${part === 'first' ? 'latin' : part}-wght-normal.woff2`;
    // The ranges of the packages include control characters.
    const wanted = pointsIn(unicodeRange).filter((point) => point >= 0x20 && !cut.has(point));
    const subset = await subsetFont(
      readFileSync(join(folder, 'files', source)),
      String.fromCodePoint(...wanted),
      {
        targetFormat: 'woff2',
        // With the thinnest weight as default, the font has one set of differences instead of two.
        variationAxes: { wght: { ...weights, default: weights.min } },
        keepFeatures: FEATURES,
        noHinting: true,
      },
    );
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
    const file = `${name}-${part}-${hash}.woff2`;
    writeFileSync(join(OUT, file), subset);
    // The end of a font's table is listed as a character.
    const points = fontkit.create(subset).characterSet.filter((point) => point !== 0xffff);
    for (const point of points) cut.add(point);
    list[part === 'first' ? 'main' : 'others'].push({
      family,
      weights: `${weights.min} ${weights.max}`,
      file,
      unicodeRange: rangeOf(points),
    });
  }
}
writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
