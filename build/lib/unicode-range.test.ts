import { charactersOf } from './unicode-range';

describe('charactersOf', () => {
  test('lists every character of a range', () => {
    expect(charactersOf('U+61-63')).toEqual(['a', 'b', 'c']);
  });

  test('reads several ranges and single characters', () => {
    expect(charactersOf('U+41, U+2018-2019,U+1F34B')).toEqual(['A', '‘', '’', '🍋']);
  });

  test('reads wildcards as any digit', () => {
    const latin1 = charactersOf('u+??');
    expect(latin1).toHaveLength(256);
    expect(latin1).toEqual(expect.arrayContaining(['é', 'ñ']));
    const cyrillic = charactersOf('U+4??');
    expect([cyrillic[0], cyrillic.at(-1)]).toEqual(['\u0400', '\u04ff']);
  });

  test('throws for what is no range', () => {
    expect(() => charactersOf('U+4x')).toThrow('"U+4x" is no unicode-range');
  });
});
