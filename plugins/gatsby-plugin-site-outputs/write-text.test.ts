/** @jest-environment node */
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { writeText } from './write-text';

const LONG_AGO = new Date('2025-01-01T00:00:00Z');

const { at } = temporaryFolder();
const file = () => at('blog/soup.md');
const time = () => statSync(file()).mtime;

beforeEach(async () => {
  await writeText(file(), 'Soup');
  utimesSync(file(), LONG_AGO, LONG_AGO);
});

test('a text that is the same keeps its time', async () => {
  await writeText(file(), 'Soup');
  expect(time()).toEqual(LONG_AGO);
});

test('another text is written, and has a new time', async () => {
  await writeText(file(), 'Salad');
  expect(readFileSync(file(), 'utf8')).toBe('Salad');
  expect(time()).not.toEqual(LONG_AGO);
});
