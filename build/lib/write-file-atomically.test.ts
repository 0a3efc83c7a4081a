/** @jest-environment node */
import { mkdirSync, readFileSync } from 'node:fs';
import { listFiles } from './list-files';
import { writeFileAtomically } from './write-file-atomically';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

describe('writeFileAtomically', () => {
  test('writes a file and its folders, and leaves nothing beside it', () => {
    writeFileAtomically(at('caches/links.json'), '{}');
    expect(listFiles(at())).toEqual(['caches/links.json']);
  });

  test('keeps the old file when it cannot write the new one', () => {
    write('links.json', 'old');
    mkdirSync(at('links.json.part'));
    expect(() => writeFileAtomically(at('links.json'), 'new')).toThrow('EISDIR');
    expect(readFileSync(at('links.json'), 'utf8')).toBe('old');
  });
});
