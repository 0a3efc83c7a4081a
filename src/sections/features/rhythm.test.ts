import { featureLayout } from './rhythm';

/** The rows of features: `[ ]` for a colored panel, `( )` for an open one. */
const rowsOf = (length: number) =>
  Array.from({ length }, (_, position) => {
    const { isWide, isOpen } = featureLayout(position, length);
    return `${isOpen ? 'open' : 'panel'} ${isWide ? 'wide' : 'half'}`;
  });

test('eight features are a row of one and a row of two in turn, and two rows have no panels', () => {
  expect(rowsOf(8)).toEqual([
    'open wide',
    'panel half',
    'panel half',
    'panel wide',
    'open half',
    'open half',
    'panel half',
    'panel half',
  ]);
});

test.each([4, 5, 6, 7, 9, 10, 11, 12])('of %i features, both of a row look alike', (length) => {
  const halves = rowsOf(length).filter((layout) => layout.endsWith('half'));
  expect(halves.length % 2).toBe(0);
  for (let at = 0; at < halves.length; at += 2) expect(halves[at]).toBe(halves[at + 1]);
});
