import { isWideFeature } from './rhythm';

/** `[  ]` is as wide as the page, `[]` shares a row. */
const rowsOf = (length: number) =>
  Array.from({ length }, (_, position) => (isWideFeature(position, length) ? '[  ]' : '[]')).join(
    '',
  );

test('eight features alternate between a row of one and a row of two', () => {
  expect(rowsOf(8)).toBe('[  ][][][  ][][][][]');
});

test.each([2, 3, 4, 5, 6, 7, 9, 10, 11, 12])(
  'of %i features, none is alone in half a row',
  (length) => {
    expect(rowsOf(length)).toMatch(/^(?:\[ {2}\]|\[\]\[\])+$/);
  },
);
