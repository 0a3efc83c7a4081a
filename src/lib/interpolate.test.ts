import { interpolate, placeholdersOf } from './interpolate';

test.each([
  ['Page {page} of {pages}, {page}', { page: 2, pages: '3' }, 'Page 2 of 3, 2'],
  ['{title}: {page}', { title: '{page} $& {title}', page: 1 }, '{page} $& {title}: 1'],
  ['{soup} {page}', { page: 1 }, '{soup} 1'],
])('interpolate makes of %j, with %j, %j', (text, values, result) => {
  expect(interpolate(text, values)).toBe(result);
});

test('placeholdersOf lists names in order', () => {
  expect(placeholdersOf('{pages} and {page}, not { this } or {}')).toEqual(['pages', 'page']);
});
