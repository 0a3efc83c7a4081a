import { featureGround } from './tile-colors';

const groundsOf = (length: number) =>
  Array.from({ length }, (_, position) => featureGround(position));

test('the eight features have each color twice', () => {
  expect(groundsOf(8)).toEqual([
    'bg-butter',
    'bg-sage',
    'bg-blush',
    'bg-mist',
    'bg-sage',
    'bg-blush',
    'bg-mist',
    'bg-butter',
  ]);
});

// On /features a wide section is above two that share a row: one and two positions later.
test.each([1, 2, 4])('a feature never has the color of the one %i positions before', (distance) => {
  const grounds = groundsOf(17);
  const alike = grounds.filter((ground, position) => ground === grounds[position - distance]);
  expect(alike).toEqual([]);
});
