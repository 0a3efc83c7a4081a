import { readFileSync } from 'node:fs';
import { THEME } from './constants';

test('the browser’s own colors are those of the page', () => {
  const css = readFileSync('src/styles/theme.css', 'utf8');
  const [, light, dark] = /--color-page: light-dark\((.+), (.+)\);/.exec(css) ?? [];
  expect(THEME.colors).toEqual({ light, dark });
});
