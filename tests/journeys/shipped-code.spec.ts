import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { TEST_BUNDLE } from '../support/content';

const files = readdirSync(TEST_BUNDLE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name))
  // The form for authors, which no page links to.
  .filter((file) => !file.startsWith(`${TEST_BUNDLE}/admin`));
const filesWith = (text: string) => files.filter((file) => readFileSync(file).includes(text));

test('visitors get no scripts except React and the islands', () => {
  const scripts = files.filter((file) => /\.m?js$/.test(file)).map((file) => path.basename(file));
  expect(scripts).not.toEqual([]);
  for (const script of scripts)
    expect(script).toMatch(/^(chunk|components|home|blog|handle|pricing|try)-[A-Z0-9]{8}\.js$/);
});

test('no style derives a color from another, which Safari 17 and Chrome 124 do with other units', () => {
  const styles = files.filter((file) => /\.(?:css|html)$/.test(file));
  expect(styles).not.toEqual([]);
  const derived = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from /;
  expect(styles.filter((file) => derived.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('visitors get nothing from the form for articles', () => {
  expect(filesWith('/admin')).toEqual([]);
});

test('the theme hook still reports a missing provider', () => {
  expect(filesWith('useTheme must be used within a ThemeProvider')).not.toEqual([]);
});

test('the bundle contains no source map and no path of the build machine', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const folders = ['.test-site/src', 'node_modules'].map((name) => path.resolve(name));
  expect(folders.flatMap(filesWith)).toEqual([]);
});

test('no file contains code that supported browsers never use', () => {
  // Tailwind's styles for browsers without @property, and the code of GatsbyImage.
  for (const text of ['@layer properties', 'gatsby-image'])
    expect(filesWith(text), text).toEqual([]);
});
