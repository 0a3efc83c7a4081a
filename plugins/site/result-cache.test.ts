import { readdirSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { ResultCache } from './result-cache';

const folder = temporaryFolder();
const make = jest.fn(() => 'result');
const cacheHere = () => new ResultCache('cache', folder.at());
const get = async (...inputs: string[]) => String(await cacheHere().get(inputs, make));
afterEach(() => make.mockClear());

test('makes a result once for the same inputs', async () => {
  expect([await get('a', 'b'), await get('a', 'b')]).toEqual(['result', 'result']);
  expect(make).toHaveBeenCalledTimes(1);
  await get('ab');
  expect(make).toHaveBeenCalledTimes(2);
});

test('deletes results that weren’t requested', async () => {
  await get('old');
  const cache = cacheHere();
  await cache.get(['new'], make);
  cache.prune();
  expect(readdirSync(folder.at('cache'))).toHaveLength(1);
});
