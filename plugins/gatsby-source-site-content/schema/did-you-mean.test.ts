import { editDistance, closestMatch } from './did-you-mean';

test.each([
  ['title', 'title', 0],
  ['titel', 'title', 1],
  ['tile', 'title', 1],
  ['titles', 'title', 1],
  ['fitle', 'title', 1],
  ['', 'title', 5],
  ['excerpt', 'author', 7],
])('from %j to %j it takes %i', (from, to, steps) => {
  expect(editDistance(from, to)).toBe(steps);
  expect(editDistance(to, from)).toBe(steps);
});

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['imagealt', 'imageAlt'],
  ['slug', undefined],
  ['x', undefined],
])('who writes %j means %j', (word, meant) => {
  expect(closestMatch(word, ['image', 'imageAlt', 'title', 'date'])).toBe(meant);
});
