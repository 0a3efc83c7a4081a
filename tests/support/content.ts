import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findOrThrow } from '../../src/lib/find-or-throw';

/** The folder of the site that is built from the tests' content, and its bundle (tests/site/build.mjs). */
export const TEST_BUNDLE = '.test-site/public';

const TEST_OUTPUT = '.test-site/.cache/gatsby-output';

/** The file with the styles of the whole fixture site, of which each document has those that it can use. */
export function siteStylesheet(): string {
  // The folder has the files of earlier builds as well.
  const stats = readFileSync(path.join(TEST_OUTPUT, 'webpack.stats.json'), 'utf8');
  const files = Object.values<string[]>(JSON.parse(stats).assetsByChunkName).flat();
  const name = findOrThrow(files, (file) => file.endsWith('.css'), 'stylesheet');
  return path.join(TEST_OUTPUT, name);
}

// Code of the site that a test imports gets the tests' data files, as in Jest (jest.config.js).
for (const name of readdirSync(path.resolve('tests/content/data'))) {
  const own = path.resolve('tests/content/data', name);
  require(own);
  require.cache[path.resolve('content/data', name)] = require.cache[own];
}

// It reads its file instead of importing it.
require('../unit/site-file');
const siteFile = (folder: string) => path.resolve(folder, 'site-file.ts');
require.cache[siteFile('plugins/site/model')] = require.cache[siteFile('tests/unit')];
