/** @jest-environment node */
import { cpSync, readdirSync, truncateSync } from 'node:fs';
import { basename } from 'node:path';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { cacheFolder, ResultCache } from './build-cache';

const folder = temporaryFolder();

describe('the folder of a cache', () => {
  const changes: [string, () => unknown][] = [
    ['the code', () => folder.write('plugins/a.ts', 'export const pages = 2;')],
    ['a data file that the code imports', () => folder.write('site.json', '{ "name": "Barn" }')],
    ['the packages', () => folder.write('package-lock.json', '{ }')],
    ['the site’s address', () => (process.env.GATSBY_SITE_URL = 'https://soup.example')],
  ];
  beforeEach(() => {
    folder.write(
      'gatsby-node.ts',
      'import site from "./site.json"; export { site }; export * from "./plugins/a";',
    );
    folder.write('plugins/a.ts', 'export const pages = 1;');
    folder.write('site.json', '{ "name": "Farm" }');
    folder.write('package-lock.json', '{}');
  });
  afterEach(() => delete process.env.GATSBY_SITE_URL);

  test.each(changes)('is another after a change of %s', (_, change) => {
    const before = cacheFolder(folder.at());
    expect(cacheFolder(folder.at())).toBe(before);
    change();
    expect(cacheFolder(folder.at())).not.toBe(before);
  });

  test('is another in a copy of the project', () => {
    for (const name of readdirSync(folder.at()))
      cpSync(folder.at(name), folder.at('copy', name), { recursive: true });
    expect(basename(cacheFolder(folder.at('copy')))).not.toBe(basename(cacheFolder(folder.at())));
  });
});

describe('a cache', () => {
  const make = jest.fn(() => 'result');
  const get = async (...inputs: string[]) =>
    String(await new ResultCache(folder.at('cache')).get(inputs, make));
  afterEach(() => make.mockClear());

  test('makes a result once for the same inputs', async () => {
    expect([await get('a', 'b'), await get('a', 'b')]).toEqual(['result', 'result']);
    expect(make).toHaveBeenCalledTimes(1);
    await get('ab');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('makes a result again whose file isn’t whole', async () => {
    await get('a');
    truncateSync(folder.at('cache', readdirSync(folder.at('cache'))[0]!), 3);
    expect(await get('a')).toBe('result');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('forgets what nobody has asked for', async () => {
    await get('old');
    const cache = new ResultCache(folder.at('cache'));
    await cache.get(['new'], make);
    cache.prune();
    expect(readdirSync(folder.at('cache'))).toHaveLength(1);
  });
});
