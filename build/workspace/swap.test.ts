/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPaths } from './paths';
import { undoInterruptedSwap, swap } from './swap';

let root = '';
const paths = () => buildPaths(root);

function write(folder: string, text: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
}

const read = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'swap-'));
  write(paths().staging, 'new');
  write(paths().stagingInfo, 'new manifest');
});

afterEach(() => rmSync(root, { recursive: true }));

test('swap puts the first bundle into service', () => {
  swap(paths());
  expect(read(paths().bundle)).toBe('new');
  expect(read(paths().info)).toBe('new manifest');
});

test('swap replaces the old bundle and leaves nothing of it', () => {
  write(paths().bundle, 'old');
  writeFileSync(path.join(paths().bundle, 'old.html'), 'old');
  write(paths().info, 'old manifest');
  swap(paths());
  expect(read(paths().bundle)).toBe('new');
  expect(existsSync(path.join(paths().bundle, 'old.html'))).toBe(false);
  expect(read(paths().info)).toBe('new manifest');
  expect(existsSync(paths().previous)).toBe(false);
});

test('undoInterruptedSwap restores a bundle that was renamed and not replaced', () => {
  write(paths().previous, 'old');
  undoInterruptedSwap(paths());
  expect(read(paths().bundle)).toBe('old');
});

test('undoInterruptedSwap keeps a bundle that is in service', () => {
  write(paths().previous, 'older');
  write(paths().bundle, 'old');
  undoInterruptedSwap(paths());
  expect(read(paths().bundle)).toBe('old');
});
