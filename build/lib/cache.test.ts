/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashMakers, openMemory } from './cache';

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'memory-'));
const makeFile = () => path.join(makeFolder(), 'known.json');

/** Asks a memory for keys in a run of its own; tells which of them had to be made. */
function run(file: string, makers: string, ...keys: string[]) {
  const made: string[] = [];
  const memory = openMemory(file, makers);
  for (const key of keys) memory.recall(key, () => made.push(key) > 0 && { of: key });
  memory.save();
  return made;
}

test('what was made before is not made again', () => {
  const file = makeFile();
  expect(run(file, 'one', 'soup', 'soup', 'oats')).toEqual(['soup', 'oats']);
  expect(run(file, 'one', 'soup', 'beans')).toEqual(['beans']);
  expect(openMemory(file, 'one').recall('soup', () => null)).toEqual({ of: 'soup' });
});

test('what nobody asked for is forgotten', () => {
  const file = makeFile();
  run(file, 'one', 'soup', 'oats');
  run(file, 'one', 'soup');
  expect(run(file, 'one', 'oats')).toEqual(['oats']);
});

test('what is the same is kept once', () => {
  const file = makeFile();
  const memory = openMemory(file, 'one');
  for (const key of ['soup', 'oats', 'beans']) {
    memory.recall(key, () => ({ of: key === 'beans' ? 'a pod' : 'a pot' }));
  }
  expect(memory.recall('soup', () => null)).toBe(memory.recall('oats', () => null));
  memory.save();
  expect(readFileSync(file, 'utf8').match(/a pot/g)).toHaveLength(1);
  const again = openMemory(file, 'one');
  const of = (key: string) => again.recall(key, () => null);
  expect(['soup', 'oats', 'beans'].map(of)).toEqual([
    { of: 'a pot' },
    { of: 'a pot' },
    { of: 'a pod' },
  ]);
});

test('that there is nothing is remembered, too', () => {
  const file = makeFile();
  const first = openMemory(file, 'one');
  first.recall('soup', () => null);
  first.save();
  expect(openMemory(file, 'one').recall('soup', () => 'soup')).toBeNull();
});

test('other makers know nothing', () => {
  const file = makeFile();
  run(file, 'one', 'soup');
  expect(run(file, 'two', 'soup')).toEqual(['soup']);
});

test('half a file is no memory', () => {
  const file = makeFile();
  writeFileSync(file, '{"makers":"one","entr');
  expect(run(file, 'one', 'soup')).toEqual(['soup']);
});

test('the makers are their code and the packages', () => {
  const root = makeFolder();
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  write('package-lock.json', '{}');
  const hashes = new Set([hashMakers(root, '.')]);
  write('check.ts', 'one');
  hashes.add(hashMakers(root, '.'));
  write('check.ts', 'two');
  hashes.add(hashMakers(root, '.'));
  write('package-lock.json', '{"packages":{}}');
  expect(hashes.add(hashMakers(root, '.')).size).toBe(4);
});
