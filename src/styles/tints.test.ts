import { readFileSync } from 'node:fs';
import { contrast } from '../../tests/support/contrast';

const CSS = readFileSync('src/styles/theme.css', 'utf8');
const rgb = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];

/** A color token in both themes. */
function colorsOf(token: string) {
  const pair = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`);
  const [, light, dark] = pair.exec(CSS) ?? [];
  if (!light || !dark) throw new Error(`theme.css has no token "${token}" for both themes.`);
  return { light, dark };
}

const TINTS = ['apricot', 'butter', 'blush', 'sage', 'mist'];
const text = colorsOf('color-on-tint');

test('in the dark theme, panels have the colors of the hero’s slides, or a darker one behind arcs', () => {
  expect(TINTS.map((tint) => colorsOf(`background-color-${tint}`).dark)).toEqual([
    '#43200f',
    '#7a3b22',
    '#5a3350',
    '#23463a',
    '#263b5e',
  ]);
});

test.each(TINTS)('text on %s has 7:1 in both themes', (tint) => {
  const ground = colorsOf(`background-color-${tint}`);
  expect(contrast(rgb(text.light), rgb(ground.light))).toBeGreaterThanOrEqual(7);
  expect(contrast(rgb(text.dark), rgb(ground.dark))).toBeGreaterThanOrEqual(7);
});
