/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPaths } from './paths';
import { mendSwap, swap } from './swap';

let root = '';
const paths = () => buildPaths(root);

function write(folder: string, text: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
}

const read = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'swap-'));
  write(paths().next, 'new');
  write(paths().nextInfo, 'new manifest');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the first bundle takes an empty place', () => {
  swap(paths());
  expect(read(paths().bundle)).toBe('new');
  expect(read(paths().info)).toBe('new manifest');
});

test('a bundle takes the place of another, of which nothing is left', () => {
  write(paths().bundle, 'old');
  writeFileSync(path.join(paths().bundle, 'old.html'), 'old');
  write(paths().info, 'old manifest');
  swap(paths());
  expect(read(paths().bundle)).toBe('new');
  expect(existsSync(path.join(paths().bundle, 'old.html'))).toBe(false);
  expect(read(paths().info)).toBe('new manifest');
  expect(existsSync(paths().previous)).toBe(false);
});

test('a bundle that a killed swap had put aside comes back', () => {
  write(paths().previous, 'old');
  mendSwap(paths());
  expect(read(paths().bundle)).toBe('old');
});

test('a bundle that is in its place is not mended', () => {
  write(paths().previous, 'older');
  write(paths().bundle, 'old');
  mendSwap(paths());
  expect(read(paths().bundle)).toBe('old');
});
