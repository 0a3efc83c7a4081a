import { tintOf } from './tint';

test('a color of the histogram is painted as it is', () => {
  expect(tintOf('#d8b898')).toBe('tinted tint-r-216 tint-g-184 tint-b-152');
});

test('the ends of the scale are steps, too', () => {
  expect(tintOf('#08f8ff')).toBe('tinted tint-r-8 tint-g-248 tint-b-248');
  expect(tintOf('#000000')).toBe('tinted tint-r-8 tint-g-8 tint-b-8');
});

test.each([undefined, '', 'orange', '#fff'])('%s is no such color', (color) => {
  expect(tintOf(color)).toBe('');
});
