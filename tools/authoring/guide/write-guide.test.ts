/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { writeGuide } from './write-guide';

test('docs/writing.md is up to date; otherwise run: npm run docs:writing', () => {
  expect(readFileSync('docs/writing.md', 'utf8')).toBe(writeGuide());
});

test('writeGuide describes every field and what to write', () => {
  const rows = writeGuide().match(/^\| `.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) expect(row).toMatch(/^\| `\S+` +\| \S.*? \| +\S.*\|/);
});
