import { charactersOf } from './unicode-range';

test('a range is every character from its first to its last', () => {
  expect(charactersOf('U+61-63')).toEqual(['a', 'b', 'c']);
});

test('ranges and single characters stand beside each other', () => {
  expect(charactersOf('U+41, U+2018-2019,U+1F34B')).toEqual(['A', '‘', '’', '🍋']);
});
