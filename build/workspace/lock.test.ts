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

test('a build that has ended was not killed', () => {
  writeLock(file(), [deadProcess()]);
  removeLock(file());
  expect(wasKilled(file())).toBe(false);
});

test('a build whose processes are gone was killed', () => {
  writeLock(file(), [deadProcess(), deadProcess()]);
  expect(wasKilled(file())).toBe(true);
});

test('wasKilled throws while a process of the build runs, even if it is only the child', () => {
  writeLock(file(), [deadProcess(), process.pid]);
  expect(() => wasKilled(file())).toThrow(`as process ${process.pid}`);
});
