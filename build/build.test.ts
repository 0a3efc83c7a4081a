/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { temporaryFolder } from '../tests/unit/temporary-folder';
import { build, type BuildOptions } from './build';

const { at, write } = temporaryFolder();

const GATSBY = `
  const fs = require('fs');
  fs.mkdirSync('.cache', { recursive: true });
  fs.mkdirSync('public', { recursive: true });
  fs.writeFileSync('public/index.html', 'new');
  fs.writeFileSync('.cache/build-finished', '');`;

/** Runs a build that fails. Returns its error and what it has left. */
async function failBuild(options: Partial<BuildOptions>) {
  const all = { checkContent: () => {}, checkLinks: () => {}, log: () => {}, ...options };
  const error = await build(at(), all).then(
    () => 'none',
    ({ message }: Error) => message,
  );
  const bundle = readFileSync(at('public/index.html'), 'utf8');
  return { error, bundle, isLocked: existsSync(at('.build/lock')) };
}

const UNCHANGED = { error: 'A problem.', bundle: 'old', isLocked: false };

const fail = () => {
  throw new Error('A problem.');
};

beforeEach(() => {
  write('package.json', '{}');
  write('package-lock.json', '{}');
  write('node_modules/gatsby/cli.js', GATSBY);
  write('public/index.html', 'old');
});

describe('build', () => {
  test('keeps the bundle and does not run Gatsby when the content has problems', async () => {
    expect(await failBuild({ checkContent: fail })).toEqual(UNCHANGED);
    expect(existsSync(at('.build/site/public'))).toBe(false);
  });

  test('keeps the bundle when links of the built site are broken', async () => {
    expect(await failBuild({ checkLinks: fail })).toEqual(UNCHANGED);
    expect(existsSync(at('.build/site/public/index.html'))).toBe(true);
  });

  test('checks the links of the site that Gatsby has just built', async () => {
    const checkLinks = (site: string) => {
      throw new Error(readFileSync(`${site}/public/index.html`, 'utf8'));
    };
    expect(await failBuild({ checkLinks })).toEqual({ ...UNCHANGED, error: 'new' });
  });

  test('keeps the cache of a check that fails', async () => {
    const read = jest.fn(() => 'soup');
    const checkContent: BuildOptions['checkContent'] = (_site, cache) => {
      cache.getOrCompute('soup', read);
      fail();
    };
    await failBuild({ checkContent });
    await failBuild({ checkContent });
    expect(read).toHaveBeenCalledTimes(1);
  });
});
