// Cuts the site's fonts from their packages: npm run fonts. Then put the printed lines into the style sheet.
// Each family has three files: the characters of nearly every page, the rest of Latin, and extended Latin.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const OUT = 'static/fonts';
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** A weight outside the range is drawn as the nearest one inside. */
const FAMILIES = [
  {
    name: 'bricolage-grotesque',
    weights: { min: 600, max: 800 },
    // The family of headlines: what is left out occurs in code and addresses.
    first: ASCII.replace(/[#*;<=>@[\\\]^_`{|}~]/g, '') + '–—‘’“”…',
  },
  { name: 'figtree', weights: { min: 400, max: 700 }, first: `${ASCII}©µ·×÷–—‘’“”…` },
];

/** Kerning, ligatures, marks, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The characters of a `unicode-range` such as `U+20-7E,U+A9` (CSS Fonts 4, section 4.5). */
const charactersOf = (range) =>
  range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });

mkdirSync(OUT, { recursive: true });
for (const file of readdirSync(OUT)) rmSync(join(OUT, file));
for (const { name, weights, first } of FAMILIES) {
  const folder = join('node_modules/@fontsource-variable', name);
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const latin = charactersOf(ranges.latin).filter((character) => !first.includes(character));
  const parts = { 'latin-ext': charactersOf(ranges['latin-ext']), latin, first: [...first] };
  // The fonts' license asks to be distributed with them.
  copyFileSync(join(folder, 'LICENSE'), join(OUT, `${name}-LICENSE.txt`));
  for (const [part, characters] of Object.entries(parts)) {
    const source = `${name}-${part === 'first' ? 'latin' : part}-wght-normal.woff2`;
    const font = readFileSync(join(folder, 'files', source));
    const subset = await subsetFont(font, characters.join(''), {
      targetFormat: 'woff2',
      // With the thinnest weight as default, the font has one set of differences instead of two.
      variationAxes: { wght: { ...weights, default: weights.min } },
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
    writeFileSync(join(OUT, `${name}-${part}-${hash}.woff2`), subset);
    console.log(`src: url('/fonts/${name}-${part}-${hash}.woff2') format('woff2');`);
  }
}
