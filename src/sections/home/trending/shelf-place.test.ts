import { scrolledShare, scrollToShare } from './shelf-place';

/** A shelf of 400 px with 20 px before a row of 1000 px, which jsdom doesn't lay out. */
function lay(direction: 'ltr' | 'rtl') {
  document.dir = direction;
  const shelf = document.createElement('div');
  const row = document.createElement('ol');
  Object.defineProperty(shelf, 'clientWidth', { value: 400 });
  Object.defineProperty(row, 'offsetWidth', { value: 1000 });
  Object.defineProperty(row, 'offsetLeft', { value: direction === 'ltr' ? 20 : 400 - 20 - 1000 });
  return { shelf, row };
}

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

test.each([
  ['ltr', 270],
  ['rtl', -270],
] as const)('read %s, a quarter of the row is scrolled at %i px', (direction, scrollLeft) => {
  const { shelf, row } = lay(direction);
  shelf.scrollLeft = scrollLeft;
  expect(scrolledShare(shelf, row)).toBe(0.25);
  shelf.scrollLeft = 0;
  scrollToShare(shelf, row, 0.25);
  expect(shelf.scrollLeft).toBe(scrollLeft);
});

test.each(['ltr', 'rtl'] as const)(
  'read %s, the space before the row counts as none',
  (direction) => {
    const { shelf, row } = lay(direction);
    shelf.scrollLeft = direction === 'ltr' ? 15 : -15;
    expect(scrolledShare(shelf, row)).toBe(0);
  },
);
