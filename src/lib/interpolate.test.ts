import { interpolate, placeholdersOf } from './interpolate';

test.each([
  ['Page {page} of {pages}, {page}', { page: 2, pages: '3' }, 'Page 2 of 3, 2'],
  ['{title}: {page}', { title: '{page} $& {title}', page: 1 }, '{page} $& {title}: 1'],
  ['{soup} {page}', { page: 1 }, '{soup} 1'],
  ['{grams} g of {food}', { grams: 150, food: '2 eggs' }, '150\u00a0g of 2 eggs'],
  ['{a} of {b} {unit} RAE', { a: '1.5', b: '2,300', unit: 'µg' }, '1.5 of 2,300\u00a0µg RAE'],
  ['{foods}', { foods: '20 g feta and 7 grapes' }, '20\u00a0g feta and 7 grapes'],
])('interpolate makes of %j, with %j, %j', (text, values, result) => {
  expect(interpolate(text, values)).toBe(result);
});

test('placeholdersOf lists names in order', () => {
  expect(placeholdersOf('{pages} and {page}, not { this } or {}')).toEqual(['pages', 'page']);
});
