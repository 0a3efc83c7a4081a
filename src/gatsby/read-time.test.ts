import { readTimeOf } from './read-time';

const words = (count: number) => 'word '.repeat(count);

test.each([
  [0, '1 min read'],
  [1, '1 min read'],
  [220, '1 min read'],
  [329, '1 min read'],
  [330, '2 min read'],
  [1320, '6 min read'],
])('%d words take %s', (count, time) => {
  expect(readTimeOf(words(count))).toBe(time);
});

test('signs of markdown are no words', () => {
  const signs = '## - * > | --- ``` ';
  expect(readTimeOf(signs.repeat(220) + words(220))).toBe('1 min read');
});

test('words of every script and figures count', () => {
  expect(readTimeOf('рис суп хлеб 110 '.repeat(110))).toBe('2 min read');
});

test('line breaks part words as spaces do', () => {
  expect(readTimeOf('one\ntwo\n\nthree\tfour '.repeat(110))).toBe('2 min read');
});
