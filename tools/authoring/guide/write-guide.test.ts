/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { writeGuide } from './write-guide';

test('docs/writing.md says what the schemas say; if it doesn’t, run: npm run docs:writing', () => {
  expect(readFileSync('docs/writing.md', 'utf8')).toBe(writeGuide());
});

test('every field has a description and says what to write', () => {
  const rows = writeGuide().match(/^\| `.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) expect(row).toMatch(/^\| `\S+` +\| \S.*? \| +\S.*\|/);
});
