import { interpolate, placeholdersOf } from './interpolate';

test('values stand in their places, numbers too, as often as they are named', () => {
  expect(interpolate('Page {page} of {pages}, {page}', { page: 2, pages: '3' })).toBe(
    'Page 2 of 3, 2',
  );
});

test('a value is put in as it is, even if it looks like a place or a pattern', () => {
  expect(interpolate('{title}: {page}', { title: '{page} $& {title}', page: 1 })).toBe(
    '{page} $& {title}: 1',
  );
});

test('what nobody knows stays as it stands', () => {
  expect(interpolate('{soup} {page}', { page: 1 })).toBe('{soup} 1');
});

test('the names are told in their order', () => {
  expect(placeholdersOf('{pages} and {page}, not { this } or {}')).toEqual(['pages', 'page']);
});
