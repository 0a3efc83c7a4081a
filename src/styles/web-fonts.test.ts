import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import fonts from './font-files.json';
import { findOrThrow } from '../lib/find-or-throw';
import { fallbackFonts, webFonts } from './web-fonts';

const familiesOf = (rules: string) => [
  ...new Set(Array.from(rules.matchAll(/font-family:'(.+?)'/g), ([, family = '']) => family)),
];

test('the theme lists every font that has a rule, web fonts first', () => {
  const theme = readFileSync('src/styles/theme.css', 'utf8');
  for (const font of ['Bricolage', 'Figtree']) {
    const stack = Array.from(theme.matchAll(/'(.+?)'/g), ([, family = '']) => family);
    expect(stack.filter((family) => family.startsWith(font))).toEqual(
      familiesOf(webFonts + fallbackFonts).filter((family) => family.startsWith(font)),
    );
  }
});

/** The code points of a `unicode-range`. */
const pointsIn = (unicodeRange: string) =>
  unicodeRange.split(',').flatMap((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    const end = Number.parseInt(last, 16);
    return Array.from({ length: end - start + 1 }, (_, place) => start + place);
  });

test.each([...fonts.main, ...fonts.others])(
  '$file is loaded for the characters that it has, and for no others',
  (font) => {
    const opened = create(readFileSync(`static/fonts/${font.file}`));
    const characterSet = 'characterSet' in opened ? opened.characterSet : [];
    // The end of a font's table is listed as a character.
    const characters = characterSet.filter((point) => point !== 0xffff);
    expect(pointsIn(font.unicodeRange)).toEqual(characters.toSorted((a, b) => a - b));
  },
);

test('the font of text has the arrow back from footnotes', () => {
  const { unicodeRange } = findOrThrow(
    fonts.main,
    ({ file }) => file.startsWith('figtree-first'),
    'first file of Figtree',
  );
  expect(pointsIn(unicodeRange)).toContain('↑'.codePointAt(0));
});
