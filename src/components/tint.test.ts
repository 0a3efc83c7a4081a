import { tintOf } from './tint';

test.each([
  ['#d8b898', 'tinted text-black tint-r-216 tint-g-184 tint-b-152'],
  ['#08f8ff', 'tinted text-black tint-r-8 tint-g-248 tint-b-248'],
  ['#000000', 'tinted text-white tint-r-8 tint-g-8 tint-b-8'],
  ...[undefined, '', 'orange', '#fff'].map((color) => [color, ''] as const),
] as const)('the color %s has the classes "%s"', (color, classes) => {
  expect(tintOf(color)).toBe(classes);
});
