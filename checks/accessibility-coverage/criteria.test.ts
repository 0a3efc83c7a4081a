/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

/** WCAG 2.2, levels A and AA, without 4.1.1, which is obsolete. */
const CRITERIA = `
  1.1.1
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5
  1.3.1 1.3.2 1.3.3 1.3.4 1.3.5
  1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4
  2.2.1 2.2.2
  2.3.1
  2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11
  2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2
  3.2.1 3.2.2 3.2.3 3.2.4 3.2.6
  3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8
  4.1.2 4.1.3
`
  .trim()
  .split(/\s+/);

const page = readFileSync('docs/accessibility.md', 'utf8');
const tests = [
  ...page.matchAll(/`((?:checks|tests|src)\/[^`]+\.(?:spec|test)\.tsx?)`(?: “([^”]+)”)?/g),
];

test('docs/accessibility.md lists every criterion of levels A and AA once, in order', () => {
  const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| A{1,2} +\|/gm)].map(
    ([, number]) => number,
  );
  expect(CRITERIA).toHaveLength(55);
  expect(rows).toEqual(CRITERIA);
});

test('every test that docs/accessibility.md names exists', () => {
  const named = tests.filter(([, , name]) => name !== undefined);
  expect(named.length).toBeGreaterThan(30);
  const missing = tests.filter(
    ([, file, name]) => !existsSync(file!) || !readFileSync(file!, 'utf8').includes(name ?? ''),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});
