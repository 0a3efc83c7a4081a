/** @jest-environment node */
import { linkSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { linkOrCopy } from './link-or-copy';

jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
  return { ...fs, linkSync: jest.fn(fs.linkSync) };
});

const { at, write } = temporaryFolder();

beforeEach(() => {
  write('soup.html', 'Soup');
  utimesSync(at('soup.html'), 1_700_000_000, 1_700_000_000);
});

test('linkOrCopy creates a hard link', () => {
  linkOrCopy(at('soup.html'), at('again.html'));
  expect(statSync(at('again.html')).ino).toBe(statSync(at('soup.html')).ino);
});

test('linkOrCopy copies a file with its time where there are no hard links', () => {
  jest.mocked(linkSync).mockImplementationOnce(() => {
    throw new Error('EPERM: operation not permitted');
  });
  linkOrCopy(at('soup.html'), at('again.html'));
  expect(readFileSync(at('again.html'), 'utf8')).toBe('Soup');
  expect(statSync(at('again.html')).ino).not.toBe(statSync(at('soup.html')).ino);
  expect(statSync(at('again.html')).mtimeMs).toBe(1_700_000_000_000);
});
