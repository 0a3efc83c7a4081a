/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placesOf } from './paths';
import { mendSwap, swap } from './swap';

let root = '';
const places = () => placesOf(root);

function write(folder: string, text: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
}

const read = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'swap-'));
  write(places().next, 'new');
  write(places().nextInfo, 'new manifest');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the first bundle takes an empty place', () => {
  swap(places());
  expect(read(places().bundle)).toBe('new');
  expect(read(places().info)).toBe('new manifest');
});

test('a bundle takes the place of another, of which nothing is left', () => {
  write(places().bundle, 'old');
  writeFileSync(path.join(places().bundle, 'old.html'), 'old');
  write(places().info, 'old manifest');
  swap(places());
  expect(read(places().bundle)).toBe('new');
  expect(existsSync(path.join(places().bundle, 'old.html'))).toBe(false);
  expect(read(places().info)).toBe('new manifest');
  expect(existsSync(places().previous)).toBe(false);
});

test('a bundle that a killed swap had put aside comes back', () => {
  write(places().previous, 'old');
  mendSwap(places());
  expect(read(places().bundle)).toBe('old');
});

test('a bundle that is in its place is not mended', () => {
  write(places().previous, 'older');
  write(places().bundle, 'old');
  mendSwap(places());
  expect(read(places().bundle)).toBe('old');
});
