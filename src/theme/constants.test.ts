import { readFileSync } from 'node:fs';
import { THEME_COLORS } from './constants';

test('THEME_COLORS equal --color-page in theme.css', () => {
  const css = readFileSync('src/styles/theme.css', 'utf8');
  const [, light, dark] = /--color-page: light-dark\((.+), (.+)\);/.exec(css) ?? [];
  expect(THEME_COLORS).toEqual({ light, dark });
});
