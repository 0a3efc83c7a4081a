import { readFileSync } from 'node:fs';
import { THEME } from './constants';

test('THEME.colors equal --color-page in theme.css', () => {
  const css = readFileSync('src/styles/theme.css', 'utf8');
  const [, light, dark] = /--color-page: light-dark\((.+), (.+)\);/.exec(css) ?? [];
  expect(THEME.colors).toEqual({ light, dark });
});
