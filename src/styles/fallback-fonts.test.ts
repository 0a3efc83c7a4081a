/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';

/** The local fallback fonts with the metrics that fonts.css gives them, and the family that they replace. */
const fallbacks: { family: string; adjust: number; ascent: number; descent: number }[] = [];
parse(readFileSync('src/styles/fonts.css', 'utf8')).walkAtRules('font-face', (face) => {
  const descriptors = new Map<string, string>();
  face.walkDecls(({ prop, value }) => void descriptors.set(prop, value));
  if (!descriptors.get('src')!.includes('local(')) return;
  const percent = (property: string) => Number.parseFloat(descriptors.get(property)!) / 100;
  fallbacks.push({
    family: descriptors.get('font-family')!.replace(/'|( (?:Fallback|Roboto)')/g, ''),
    adjust: percent('size-adjust'),
    ascent: percent('ascent-override'),
    descent: percent('descent-override'),
  });
});

// Browsers multiply the overridden metrics by `size-adjust`. The result must be the metrics of the web font.
test.each([
  ['Bricolage Grotesque', 2, 0.93, 0.27],
  ['Figtree', 4, 0.95, 0.25],
])('the fallbacks of %s have its line height', (family, count, ascent, descent) => {
  const own = fallbacks.filter((each) => each.family === family);
  expect(own).toHaveLength(count);
  for (const each of own) {
    expect(each.adjust * each.ascent).toBeCloseTo(ascent, 3);
    expect(each.adjust * each.descent).toBeCloseTo(descent, 3);
  }
});
