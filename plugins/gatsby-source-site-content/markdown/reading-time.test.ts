import { minutesToRead } from './reading-time';

const words = (count: number) => 'word '.repeat(count);

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [1320, 6],
])('%d words take %d minutes', (count, minutes) => {
  expect(minutesToRead(words(count))).toBe(minutes);
});

test('signs of markdown are no words', () => {
  const signs = '## - * > | --- ``` ';
  expect(minutesToRead(signs.repeat(220) + words(220))).toBe(1);
});

test('words of every script and figures count', () => {
  expect(minutesToRead('рис суп хлеб 110 '.repeat(110))).toBe(2);
});

test('line breaks part words as spaces do', () => {
  expect(minutesToRead('one\ntwo\n\nthree\tfour '.repeat(110))).toBe(2);
});
