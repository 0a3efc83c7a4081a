// Cuts the site's fonts from their packages, as src/styles/font-files.json lists them: npm run fonts.
// Each family has three files: the characters of nearly every page (those of headlines lack what occurs in code),
// the rest of Latin, extended Latin. The list gets the new names of the files, which have a hash.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const OUT = 'static/fonts';
const LIST = 'src/styles/font-files.json';

/** Kerning, ligatures, marks, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The characters of a `unicode-range` such as `U+20-7E,U+A9` (CSS Fonts 4, section 4.5). */
const charactersOf = (unicodeRange) =>
  unicodeRange
    .replaceAll('U+', '')
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.split('-').map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');

const fonts = JSON.parse(readFileSync(LIST, 'utf8'));
rmSync(OUT, { recursive: true });
mkdirSync(OUT);
for (const font of fonts) {
  const [, name, part] = /^(.+?)-(first|latin|latin-ext)-\w+\.woff2$/.exec(font.file);
  const folder = join('node_modules/@fontsource-variable', name);
  const source = `${name}-${part === 'first' ? 'latin' : part}-wght-normal.woff2`;
  // A weight outside the range is drawn as the nearest one inside.
  const [min, max] = font.weights.split(' ').map(Number);
  const subset = await subsetFont(
    readFileSync(join(folder, 'files', source)),
    charactersOf(font.unicodeRange),
    {
      targetFormat: 'woff2',
      // With the thinnest weight as default, the font has one set of differences instead of two.
      variationAxes: { wght: { min, max, default: min } },
      keepFeatures: FEATURES,
      noHinting: true,
    },
  );
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  font.file = `${name}-${part}-${hash}.woff2`;
  writeFileSync(join(OUT, font.file), subset);
}
writeFileSync(LIST, `${JSON.stringify(fonts, null, 2)}\n`);
