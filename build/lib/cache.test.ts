/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputHash, openCache } from './cache';

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'cache-'));
const makeFile = () => path.join(makeFolder(), 'known.json');

/** Asks a cache for keys in a run of its own; tells which of them had to be made. */
function run(file: string, makers: string, ...keys: string[]) {
  const made: string[] = [];
  const cache = openCache(file, makers);
  for (const key of keys) cache.getOrCompute(key, () => made.push(key) > 0 && { of: key });
  cache.save();
  return made;
}

test('what was made before is not made again', () => {
  const file = makeFile();
  expect(run(file, 'one', 'soup', 'soup', 'oats')).toEqual(['soup', 'oats']);
  expect(run(file, 'one', 'soup', 'beans')).toEqual(['beans']);
  expect(openCache(file, 'one').getOrCompute('soup', () => null)).toEqual({ of: 'soup' });
});

test('what nobody asked for is forgotten', () => {
  const file = makeFile();
  run(file, 'one', 'soup', 'oats');
  run(file, 'one', 'soup');
  expect(run(file, 'one', 'oats')).toEqual(['oats']);
});

test('what is the same is kept once', () => {
  const file = makeFile();
  const cache = openCache(file, 'one');
  for (const key of ['soup', 'oats', 'beans']) {
    cache.getOrCompute(key, () => ({ of: key === 'beans' ? 'a pod' : 'a pot' }));
  }
  expect(cache.getOrCompute('soup', () => null)).toBe(cache.getOrCompute('oats', () => null));
  cache.save();
  expect(readFileSync(file, 'utf8').match(/a pot/g)).toHaveLength(1);
  const again = openCache(file, 'one');
  const of = (key: string) => again.getOrCompute(key, () => null);
  expect(['soup', 'oats', 'beans'].map(of)).toEqual([
    { of: 'a pot' },
    { of: 'a pot' },
    { of: 'a pod' },
  ]);
});

test('that there is nothing is remembered, too', () => {
  const file = makeFile();
  const first = openCache(file, 'one');
  first.getOrCompute('soup', () => null);
  first.save();
  expect(openCache(file, 'one').getOrCompute('soup', () => 'soup')).toBeNull();
});

test('other makers know nothing', () => {
  const file = makeFile();
  run(file, 'one', 'soup');
  expect(run(file, 'two', 'soup')).toEqual(['soup']);
});

test('half a file is no cache', () => {
  const file = makeFile();
  writeFileSync(file, '{"makers":"one","entr');
  expect(run(file, 'one', 'soup')).toEqual(['soup']);
});

test('the makers are their code and the packages', () => {
  const root = makeFolder();
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  write('package-lock.json', '{}');
  const hashes = new Set([inputHash(root, '.')]);
  write('check.ts', 'one');
  hashes.add(inputHash(root, '.'));
  write('check.ts', 'two');
  hashes.add(inputHash(root, '.'));
  write('package-lock.json', '{"packages":{}}');
  expect(hashes.add(inputHash(root, '.')).size).toBe(4);
});
