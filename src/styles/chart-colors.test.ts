import { readFileSync } from 'node:fs';
import { contrast } from '../../tests/support/contrast';

const CSS = readFileSync('src/styles/theme.css', 'utf8');

/** A color token in both themes, as RGB. */
function colorsOf(name: string) {
  const token = new RegExp(`--color-${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`);
  const [, light, dark] = token.exec(CSS) ?? [];
  if (!light || !dark) throw new Error(`theme.css has no color "${name}" for both themes.`);
  return { light: [...Buffer.from(light, 'hex')], dark: [...Buffer.from(dark, 'hex')] };
}

// WCAG 2.2, 1.4.11: the parts of a chart needed to understand it.
test.each([
  { color: 'amount', ground: 'added' },
  { color: 'amount', ground: 'page' },
  { color: 'amount', ground: 'surface' },
  { color: 'amount', ground: 'sunken' },
  { color: 'added', ground: 'page' },
  { color: 'added', ground: 'surface' },
  { color: 'added', ground: 'sunken' },
  { color: 'helping', ground: 'plate' },
  { color: 'rim', ground: 'plate' },
])('the color $color has 3:1 on $ground in both themes', ({ color, ground }) => {
  const shown = colorsOf(color);
  const below = colorsOf(ground);
  expect(contrast(shown.light, below.light)).toBeGreaterThanOrEqual(3);
  expect(contrast(shown.dark, below.dark)).toBeGreaterThanOrEqual(3);
});
