import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const files = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name));
const filesWith = (text: string) => files.filter((file) => readFileSync(file).includes(text));

test('visitors get no script file but that of the islands', () => {
  const scripts = files.filter((file) => /\.m?js$/.test(file)).map((file) => path.basename(file));
  expect(new Set(scripts.map((file) => file.replace(/-[A-Z0-9]{8}\.js$/, '')))).toEqual(
    new Set(['react', 'chunk', 'ranking-demo.lazy.island']),
  );
});

test('visitors have the error of a theme hook without its provider', () => {
  expect(filesWith('useTheme must be used within a ThemeProvider')).not.toEqual([]);
});

test('the bundle has no source map and no path of the machine that built it', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(['src', 'node_modules'].flatMap((name) => filesWith(path.resolve(name)))).toEqual([]);
});

test('no file has what gatsby-plugin-image adds for its component, which the site doesn’t use', () => {
  expect(filesWith('gatsby-image')).toEqual([]);
});
