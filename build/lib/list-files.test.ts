/** @jest-environment node */
import { mkdirSync, symlinkSync } from 'node:fs';
import { listFiles } from './list-files';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

beforeEach(() => {
  for (const file of ['b/two.md', 'b/a/one.md', 'a.md', 'b.md']) write(`site/${file}`, '');
  mkdirSync(at('site/empty'));
});

test('all files are listed in a stable order, and no folders', () => {
  expect(listFiles(at('site'))).toEqual(['a.md', 'b.md', 'b/a/one.md', 'b/two.md']);
});

test('those of a folder keep its name', () => {
  expect(listFiles(at('site'), 'b')).toEqual(['b/a/one.md', 'b/two.md']);
  expect(listFiles(at('site'), './b/a/')).toEqual(['b/a/one.md']);
});

test('a folder that isn’t there has none', () => {
  expect(listFiles(at('site'), 'd')).toEqual([]);
});

test('links are followed, to files and to folders', () => {
  write('elsewhere/four.md', '');
  symlinkSync(at('elsewhere'), at('site/b/linked'));
  symlinkSync(at('elsewhere/four.md'), at('site/five.md'));
  expect(listFiles(at('site'), 'b')).toContain('b/linked/four.md');
  expect(listFiles(at('site'))).toContain('five.md');
});
