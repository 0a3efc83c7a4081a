import { tintOf } from './tint';

test('returns a class for each channel of a histogram color', () => {
  expect(tintOf('#d8b898')).toBe('tinted tint-r-216 tint-g-184 tint-b-152');
});

test('rounds the lowest and the highest value to the middle of their step', () => {
  expect(tintOf('#08f8ff')).toBe('tinted tint-r-8 tint-g-248 tint-b-248');
  expect(tintOf('#000000')).toBe('tinted tint-r-8 tint-g-8 tint-b-8');
});

test.each([undefined, '', 'orange', '#fff'])('returns no class for %s', (color) => {
  expect(tintOf(color)).toBe('');
});
