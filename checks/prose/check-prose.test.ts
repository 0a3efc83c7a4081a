/** @jest-environment node */
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { checkProse, formatFinding } from './check-prose';

const project = path.resolve(__dirname, '../..');
const { at } = temporaryFolder();

test('the content has no warnings', () => {
  expect(checkProse(project).map(formatFinding)).toEqual([]);
});

test('names file and line of a misspelled and of a repeated word', () => {
  for (const file of ['content', 'cspell.config.mjs', 'package.json']) {
    cpSync(path.join(project, file), at(file), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), at('node_modules'));
  writeFileSync(at('content/blog/soup.md'), 'Stir the the soup.\n\nAdd tomatoe.\n');
  expect(checkProse(at()).map(formatFinding)).toEqual([
    'content/blog/soup.md:1  "the the" says a word twice.',
    'content/blog/soup.md:3  "tomatoe" is in no dictionary: correct it, or add it to content/words.txt.',
  ]);
});
