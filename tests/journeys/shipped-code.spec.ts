import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/**
 * A text in the code of each package that `overrides` in package.json raises, which minifying keeps.
 * webpack has none: its runtime is in every bundle, and its weak part, `experiments.buildHttp`, isn't.
 */
const MARKS = {
  'cookie/index.js': 'option maxAge is invalid',
  'immutable/dist/immutable.js': '@@__IMMUTABLE_ITERABLE__@@',
  'lodash/lodash.js': '__lodash_hash_undefined__',
  'path-to-regexp/index.js': 'path must be a string, array of strings, or regular expression',
  'query-string/base.js': 'arrayFormatSeparator must be single character string',
  'serialize-javascript/index.js': 'Serializing native function: ',
  'tmp/lib/tmp.js': 'Could not get a unique tmp filename',
  'uuid/dist/cjs/stringify.js': 'Stringified UUID is invalid',
  'webpack-dev-middleware/dist/middleware.js': 'Range Not Satisfiable',
};

const files = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name));
const filesWith = (text: string) => files.filter((file) => readFileSync(file).includes(text));

test('visitors get React', () => {
  expect(filesWith('Objects are not valid as a React child')).not.toEqual([]);
});

for (const [file, mark] of Object.entries(MARKS)) {
  test(`visitors get no code of ${file.split('/')[0]}`, () => {
    expect(readFileSync(path.join('node_modules', file), 'utf8')).toContain(mark);
    expect(filesWith(mark)).toEqual([]);
  });
}

test('the bundle has no source map and no path of the machine that built it', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(['src', 'node_modules'].flatMap((name) => filesWith(path.resolve(name)))).toEqual([]);
});
