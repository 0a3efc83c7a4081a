/** @jest-environment node */
import { readdirSync, truncateSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { cacheFolder, forEachOf, ResultCache } from './build-cache';

const folder = temporaryFolder();

describe('the folder of a cache', () => {
  const changes: [string, () => unknown][] = [
    ['the code', () => folder.write('.cache/compiled/plugins/a/gatsby-node.js', '2')],
    ['the packages', () => folder.write('package-lock.json', '{ }')],
    ['the site’s address', () => (process.env.GATSBY_SITE_URL = 'https://soup.example')],
  ];
  beforeEach(() => {
    folder.write('.cache/compiled/plugins/a/gatsby-node.js', '1');
    folder.write('package-lock.json', '{}');
  });
  afterEach(() => delete process.env.GATSBY_SITE_URL);

  test.each(changes)('is another after a change of %s', (_, change) => {
    const before = cacheFolder(folder.at());
    expect(cacheFolder(folder.at())).toBe(before);
    change();
    expect(cacheFolder(folder.at())).not.toBe(before);
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

test('a task runs for every item, for eight at once', async () => {
  let running = 0;
  const seen: number[] = [];
  const most: number[] = [];
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  await forEachOf(numbers, async (number) => {
    most.push((running += 1));
    await new Promise(setImmediate);
    seen.push(number);
    running -= 1;
  });
  expect(seen.toSorted((one, other) => one - other)).toEqual(numbers);
  expect(Math.max(...most)).toBe(8);
});
