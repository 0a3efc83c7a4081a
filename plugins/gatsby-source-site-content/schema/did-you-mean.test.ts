import { editDistance, closestMatch } from './did-you-mean';

test.each([
  ['title', 'title', 0],
  ['titel', 'title', 1],
  ['tile', 'title', 1],
  ['titles', 'title', 1],
  ['fitle', 'title', 1],
  ['', 'title', 5],
  ['excerpt', 'author', 7],
])('editDistance of %j and %j is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['imagealt', 'imageAlt'],
  ['slug', undefined],
  ['x', undefined],
])('closestMatch of %j is %j', (word, match) => {
  expect(closestMatch(word, ['image', 'imageAlt', 'title', 'date'])).toBe(match);
});
