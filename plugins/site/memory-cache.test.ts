import { MemoryCache } from './memory-cache';

test('makes a result once for the same inputs', () => {
  const cache = new MemoryCache<object>();
  const first = cache.get(['photo', { width: 300 }], () => ({}));
  expect(cache.get(['photo', { width: 300 }], () => ({}))).toBe(first);
  expect(cache.get(['photo', { width: 600 }], () => ({}))).not.toBe(first);
});

test('makes a failed result again', async () => {
  const cache = new MemoryCache<Promise<string>>();
  const fail = async () => {
    throw new Error('The file is not complete yet.');
  };
  await expect(cache.get('photo', fail)).rejects.toThrow('not complete');
  expect(await cache.get('photo', async () => 'read')).toBe('read');
});
