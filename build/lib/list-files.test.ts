/** @jest-environment node */
import { mkdirSync, symlinkSync } from 'node:fs';
import { listFiles } from './list-files';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

describe('listFiles', () => {
  beforeEach(() => {
    for (const file of ['b/two.md', 'b/a/one.md', 'a.md', 'b.md']) write(`site/${file}`, '');
    mkdirSync(at('site/empty'));
  });

  test('lists all files in a stable order, and no folders', () => {
    expect(listFiles(at('site'))).toEqual(['a.md', 'b.md', 'b/a/one.md', 'b/two.md']);
  });

  test('lists the files of a folder with the folder’s name', () => {
    expect(listFiles(at('site'), 'b')).toEqual(['b/a/one.md', 'b/two.md']);
    expect(listFiles(at('site'), './b/a/')).toEqual(['b/a/one.md']);
  });

  test('lists nothing where there is no folder', () => {
    expect(listFiles(at('site'), 'd')).toEqual([]);
  });

  test('follows symbolic links to files and folders', () => {
    write('elsewhere/four.md', '');
    symlinkSync(at('elsewhere'), at('site/b/linked'));
    symlinkSync(at('elsewhere/four.md'), at('site/five.md'));
    expect(listFiles(at('site'), 'b')).toContain('b/linked/four.md');
    expect(listFiles(at('site'))).toContain('five.md');
  });
});
