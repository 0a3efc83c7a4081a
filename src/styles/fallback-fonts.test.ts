/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';

/** The device's fonts that stand in until ours are there, by the family they stand in for. */
const standIns: { family: string; adjust: number; ascent: number; descent: number }[] = [];
parse(readFileSync('src/styles/fonts.css', 'utf8')).walkAtRules('font-face', (face) => {
  const says = new Map<string, string>();
  face.walkDecls(({ prop, value }) => void says.set(prop, value));
  if (!says.get('src')!.includes('local(')) return;
  const percent = (property: string) => Number.parseFloat(says.get(property)!) / 100;
  standIns.push({
    family: says.get('font-family')!.replace(/'|( (?:Fallback|Roboto)')/g, ''),
    adjust: percent('size-adjust'),
    ascent: percent('ascent-override'),
    descent: percent('descent-override'),
  });
});

// The font's own measures, of which the browser takes the share that "size-adjust" says.
test.each([
  ['Bricolage Grotesque', 2, 0.93, 0.27],
  ['Figtree', 4, 0.95, 0.25],
])('lines of what stands in for %s are as high as its own', (family, count, ascent, descent) => {
  const own = standIns.filter((each) => each.family === family);
  expect(own).toHaveLength(count);
  for (const each of own) {
    expect(each.adjust * each.ascent).toBeCloseTo(ascent, 3);
    expect(each.adjust * each.descent).toBeCloseTo(descent, 3);
  }
});
