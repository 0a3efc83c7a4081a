import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the site that is built from the tests' content, and its bundle (tests/site/build.mjs). */
export const TEST_BUNDLE = '.test-site/public';

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
