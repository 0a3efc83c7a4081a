/** @jest-environment node */
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { writeIfChanged } from './write-if-changed';

const LONG_AGO = new Date('2025-01-01T00:00:00Z');

const { at } = temporaryFolder();
const file = () => at('blog/soup.md');
const modifiedAt = () => statSync(file()).mtime;

beforeEach(async () => {
  await writeIfChanged(file(), 'Soup');
  utimesSync(file(), LONG_AGO, LONG_AGO);
});

describe('writeIfChanged', () => {
  test('keeps the modification time of a file with the same text', async () => {
    await writeIfChanged(file(), 'Soup');
    expect(modifiedAt()).toEqual(LONG_AGO);
  });

  test('overwrites a file with another text', async () => {
    await writeIfChanged(file(), 'Salad');
    expect(readFileSync(file(), 'utf8')).toBe('Salad');
    expect(modifiedAt()).not.toEqual(LONG_AGO);
  });
});
