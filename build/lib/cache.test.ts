/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { noCache, openCache, openFileCache } from './cache';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();
const file = () => at('caches/known.json');

/** Gets keys from a newly opened cache and saves it. Returns the keys whose values were computed. */
function computedOf(inputHash: string, ...keys: string[]) {
  const computed: string[] = [];
  const cache = openCache(file(), inputHash);
  for (const key of keys) cache.getOrCompute(key, () => computed.push(key) > 0 && { of: key });
  cache.save();
  return computed;
}

describe('openCache', () => {
  test('computes a value once', () => {
    expect(computedOf('one', 'soup', 'soup', 'oats')).toEqual(['soup', 'oats']);
    expect(computedOf('one', 'soup', 'beans')).toEqual(['beans']);
    expect(openCache(file(), 'one').getOrCompute('soup', () => null)).toEqual({ of: 'soup' });
  });

  test('deletes entries that a build did not use', () => {
    computedOf('one', 'soup', 'oats');
    computedOf('one', 'soup');
    expect(computedOf('one', 'oats')).toEqual(['oats']);
  });

  test('stores equal values once, in memory and in its file', () => {
    const cache = openCache(file(), 'one');
    for (const key of ['soup', 'oats', 'beans']) {
      cache.getOrCompute(key, () => ({ of: key === 'beans' ? 'a pod' : 'a pot' }));
    }
    expect(cache.getOrCompute('soup', () => null)).toBe(cache.getOrCompute('oats', () => null));
    cache.save();
    expect(readFileSync(file(), 'utf8').match(/a pot/g)).toHaveLength(1);
    const again = openCache(file(), 'one');
    const of = (key: string) => again.getOrCompute(key, () => null);
    expect(['soup', 'oats', 'beans'].map(of)).toEqual([
      { of: 'a pot' },
      { of: 'a pot' },
      { of: 'a pod' },
    ]);
  });

  test('stores null as a value', () => {
    const first = openCache(file(), 'one');
    first.getOrCompute('soup', () => null);
    first.save();
    expect(openCache(file(), 'one').getOrCompute('soup', () => 'soup')).toBeNull();
  });

  test('is empty when the code has changed', () => {
    computedOf('one', 'soup');
    expect(computedOf('two', 'soup')).toEqual(['soup']);
  });

  test('is empty when its file is damaged', () => {
    write('caches/known.json', '{"inputHash":"one","keys":{"so');
    expect(computedOf('one', 'soup')).toEqual(['soup']);
  });
});

test('noCache computes every time', () => {
  const compute = jest.fn(() => 'soup');
  noCache.getOrCompute('soup', compute);
  noCache.getOrCompute('soup', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

describe('openFileCache', () => {
  const get = async (name: string, text: string) => {
    const bytes = await openFileCache(at('files')).getOrCompute(name, async () =>
      Buffer.from(text),
    );
    return Buffer.from(bytes).toString();
  };

  test('returns the bytes of an earlier build', async () => {
    expect(await get('soup.br', 'first')).toBe('first');
    expect(await get('soup.br', 'second')).toBe('first');
  });

  test('stores an empty file', async () => {
    await get('soup.br', '');
    expect(await get('soup.br', 'second')).toBe('');
  });

  test('stores nothing when computing fails', async () => {
    const cache = openFileCache(at('files'));
    const fail = () => Promise.reject(new Error('no soup'));
    await expect(cache.getOrCompute('soup.br', fail)).rejects.toThrow('no soup');
    expect(cache.has('soup.br')).toBe(false);
  });

  test('deletes the files that are not retained, folders included', async () => {
    for (const name of ['soup.br', 'oats.br']) await get(name, name);
    write('files/older/beans.br', '');
    openFileCache(at('files')).retain(['oats.br', 'new.br']);
    expect(readdirSync(at('files'))).toEqual(['oats.br']);
  });
});
