/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fallbackFonts, webFonts } from './web-fonts';

const familiesOf = (rules: string) => [
  ...new Set(Array.from(rules.matchAll(/font-family:'(.+?)'/g), ([, family]) => family)),
];

test('the theme lists each font that has a rule, web fonts first', () => {
  const theme = readFileSync('src/styles/theme.css', 'utf8');
  for (const font of ['Bricolage', 'Figtree']) {
    const stack = Array.from(theme.matchAll(/'(.+?)'/g), ([, family]) => family!);
    expect(stack.filter((family) => family.startsWith(font))).toEqual(
      familiesOf(webFonts + fallbackFonts).filter((family) => family!.startsWith(font)),
    );
  }
});
