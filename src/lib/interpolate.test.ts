import { interpolate, placeholdersOf } from './interpolate';

test('interpolate replaces every placeholder by its text or number', () => {
  expect(interpolate('Page {page} of {pages}, {page}', { page: 2, pages: '3' })).toBe(
    'Page 2 of 3, 2',
  );
});

test('interpolate inserts values literally', () => {
  expect(interpolate('{title}: {page}', { title: '{page} $& {title}', page: 1 })).toBe(
    '{page} $& {title}: 1',
  );
});

test('interpolate keeps placeholders without a value', () => {
  expect(interpolate('{soup} {page}', { page: 1 })).toBe('{soup} 1');
});

test('placeholdersOf lists names in order', () => {
  expect(placeholdersOf('{pages} and {page}, not { this } or {}')).toEqual(['pages', 'page']);
});
