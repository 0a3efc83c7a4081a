/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLock, wasKilled, writeLock } from './lock';

let folder = '';
const file = () => path.join(folder, 'work', 'lock');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const deadProcess = () => spawnSync(process.execPath, ['--version']).pid;

test('a build that ended leaves nothing behind', () => {
  writeLock(file(), [deadProcess()]);
  removeLock(file());
  expect(wasKilled(file())).toBe(false);
});

test('a build that was killed is noticed', () => {
  writeLock(file(), [deadProcess(), deadProcess()]);
  expect(wasKilled(file())).toBe(true);
});

test('a build that still runs is not disturbed, even if only its child does', () => {
  writeLock(file(), [deadProcess(), process.pid]);
  expect(() => wasKilled(file())).toThrow(`as process ${process.pid}`);
});
