/** @jest-environment node */
import { parts, versionsOf } from './compat';
import { featuresAbove } from './css';
import { rowsUnder, documentedFloor } from './document';
import { floorOf, floorOfBuild, isWithin } from './floor';

const needed = rowsUnder('What the site needs');
const better = rowsUnder('What makes it better');

test('browserslist and docs/browsers.md name the oldest versions that have every required feature', () => {
  expect(needed.length).toBeGreaterThan(5);
  expect(floorOf(needed.map(({ versions }) => versions))).toEqual(floorOfBuild());
  expect(documentedFloor()).toEqual(floorOfBuild());
});

test.each([...needed, ...better])('docs/browsers.md has the right versions for $id', (row) => {
  expect(row.versions).toEqual(versionsOf(row.id));
});

test.each(better)('$id, or a part of it, is missing in a supported browser', ({ id }) => {
  const own = [...parts.values()].filter((part) => part.id === id);
  expect(own.some(({ versions }) => !isWithin(versions, floorOfBuild()))).toBe(true);
});

const floor = { chrome: 110, firefox: 110, safari: 16 };

test.each([
  ['a function', 'a { color: light-dark(#000, #fff) }', 'light-dark'],
  ['a property', 'a { animation-timeline: view() }', 'scroll-driven-animations'],
  ['a value', 'a { text-wrap: pretty }', 'text-wrap-pretty'],
  ['an at-rule', '@starting-style { a { opacity: 0 } }', 'starting-style'],
  ['a media feature', '@media (scripting: none) { a { color: red } }', 'scripting'],
  ['a pseudo-class', 'a:has(b) { color: red }', 'has'],
])('finds %s that a supported browser lacks', (_, css, id) => {
  expect(featuresAbove(floor, css)).toContain(id);
});

test('ignores features that every supported browser has', () => {
  expect(featuresAbove(floor, '@layer a { b:focus-visible { inset: 0 } }')).toEqual(new Set());
});
