import { readFileSync } from 'node:fs';
import { contrast } from '../../tests/support/contrast';

const CSS = readFileSync('src/styles/theme.css', 'utf8');

/** A color token in the light and in the dark theme, as RGB. */
function colorsOf(name: string): number[][] {
  const token = new RegExp(`--color-${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`);
  const [, ...themes] = token.exec(CSS)!;
  return themes.map((hex) => [...Buffer.from(hex, 'hex')]);
}

// WCAG 2.2, 1.4.11: the parts of a chart needed to understand it.
test.each([
  ['amount', 'added'],
  ['helping', 'plate'],
  ['rim', 'plate'],
  ...['amount', 'added'].flatMap((bar) => ['page', 'surface', 'sunken'].map((on) => [bar, on])),
] as [string, string][])('the color %s has 3:1 on %s in both themes', (bar, ground) => {
  const grounds = colorsOf(ground);
  for (const [theme, color] of colorsOf(bar).entries()) {
    expect(contrast(color, grounds[theme]!)).toBeGreaterThanOrEqual(3);
  }
});
