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

// Browsers multiply the overridden metrics by `size-adjust`.
test('each fallback has the ascent of its web font', () => {
  const rules = Array.from(
    fallbackFonts.matchAll(/family:'(\w).*?size-adjust:(.+?)%;ascent-override:(.+?)%/g),
    ([, font, size, ascent]) => ({ font, ascent: (Number(size) * Number(ascent)) / 100 }),
  );
  for (const { font, ascent } of rules) expect(ascent).toBeCloseTo(font === 'F' ? 95 : 93, 1);
  expect(rules).toHaveLength(12);
});
