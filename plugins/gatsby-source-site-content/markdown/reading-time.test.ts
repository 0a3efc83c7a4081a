import { minutesToRead } from './reading-time';

const words = (count: number) => 'word '.repeat(count);

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [1320, 6],
])('minutesToRead of %d words is %d', (count, minutes) => {
  expect(minutesToRead(words(count))).toBe(minutes);
});

test('minutesToRead ignores markdown syntax', () => {
  const signs = '## - * > | --- ``` ';
  expect(minutesToRead(signs.repeat(220) + words(220))).toBe(1);
});

test('minutesToRead counts numbers and words of every script', () => {
  expect(minutesToRead('рис суп хлеб 110 '.repeat(110))).toBe(2);
});

test('minutesToRead separates words at line breaks', () => {
  expect(minutesToRead('one\ntwo\n\nthree\tfour '.repeat(110))).toBe(2);
});
