import { fallbackFonts } from './web-fonts';

/** Size, ascent and descent of each fallback of a font, as shares. */
const fallbacksOf = (font: string) =>
  fallbackFonts
    .split('@font-face')
    .filter((rule) => rule.startsWith(`{font-family:'${font}`))
    .map((rule) =>
      ['size-adjust', 'ascent-override', 'descent-override'].map(
        (name) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)![1]) / 100,
      ),
    ) as [number, number, number][];

// Browsers multiply the overridden metrics by `size-adjust`. The result must be the metrics of the web font.
test.each([
  ['Bricolage Grotesque', 0.93, 0.27],
  ['Figtree', 0.95, 0.25],
])('the fallbacks of %s have its line height', (font, ascent, descent) => {
  expect(fallbacksOf(font).length).toBeGreaterThan(1);
  for (const [size, above, below] of fallbacksOf(font)) {
    expect(size * above).toBeCloseTo(ascent, 3);
    expect(size * below).toBeCloseTo(descent, 3);
  }
});
