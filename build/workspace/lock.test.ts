/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLock, takeLock, wasKilled, writeLock } from './lock';

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

describe('takeLock', () => {
  test('takes the lock of a build that was killed, and reports that', () => {
    expect(takeLock(file())).toBe(false);
    removeLock(file());
    writeLock(file(), [deadProcess()]);
    expect(takeLock(file())).toBe(true);
    expect(readdirSync(path.dirname(file()))).toEqual(['lock']);
  });

  test('throws while another build runs on a file system without hard links', () => {
    jest.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
    });
    expect(takeLock(file())).toBe(false);
    expect(() => takeLock(file())).toThrow(`as process ${process.pid}`);
    jest.restoreAllMocks();
  });

  test('throws while another build runs, and keeps that build’s lock', () => {
    writeLock(file(), [process.pid]);
    expect(() => takeLock(file())).toThrow(`as process ${process.pid}`);
    expect(readdirSync(path.dirname(file()))).toEqual(['lock']);
  });

  test.each([
    ['free', false],
    ['of a killed build', true],
  ])('one of five simultaneous builds gets a lock that is %s', async (_state, isStale) => {
    if (isStale) writeLock(file(), [deadProcess()]);
    const script = `
        const { createJiti } = require('jiti');
        const { takeLock } = createJiti(process.cwd() + '/')('./build/workspace/lock.ts');
        try { takeLock(process.argv[1]); console.log('taken'); setTimeout(() => {}, 60_000); }
        catch (error) { console.log(error.message); }`;
    const builds = Array.from({ length: 5 }, () => spawn(process.execPath, ['-e', script, file()]));
    const said = await Promise.all(
      builds.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
    );
    for (const build of builds) build.kill();
    expect(said.filter((sentence) => sentence.startsWith('taken'))).toHaveLength(1);
    expect(said.filter((sentence) => sentence.startsWith('A build already runs'))).toHaveLength(4);
  });
});
