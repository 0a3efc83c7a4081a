/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { writeIslands } from './browser-scripts';

const folder = temporaryFolder();
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(folder.at(`.${file}`), 'utf8')).join('');

test('the licenses of the packages are beside the scripts, which name the file', () => {
  const { main } = writeIslands(folder.at());
  expect(textOf(main)).toContain('/*! Licenses: /licenses.txt */');
  const names = readFileSync(folder.at('licenses.txt'), 'utf8').match(/^# .+$/gm);
  expect(names).toEqual(
    expect.arrayContaining(['# @fontsource-variable/figtree', '# react', '# scheduler']),
  );
});
