import { scrollProgress, scrollToProgress } from './use-marquee';

type Direction = 'ltr' | 'rtl';

/** A container of 400 px with 20 px before a list of 1000 px. jsdom has no layout of its own. */
function layOut(direction: Direction) {
  document.dir = direction;
  const container = document.createElement('div');
  const list = document.createElement('ol');
  Object.defineProperty(container, 'clientWidth', { value: 400 });
  Object.defineProperty(list, 'offsetWidth', { value: 1000 });
  Object.defineProperty(list, 'offsetLeft', { value: direction === 'ltr' ? 20 : 400 - 20 - 1000 });
  return { container, list };
}

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

test.each<[Direction, number]>([
  ['ltr', 270],
  ['rtl', -270],
])('in %s, a scrollLeft of %i is a progress of a quarter', (direction, scrollLeft) => {
  const { container, list } = layOut(direction);
  container.scrollLeft = scrollLeft;
  expect(scrollProgress(container, list)).toBe(0.25);
  container.scrollLeft = 0;
  scrollToProgress(container, list, 0.25);
  expect(container.scrollLeft).toBe(scrollLeft);
});

test.each<[Direction, number]>([
  ['ltr', 15],
  ['rtl', -15],
])('in %s, scrolling within the padding is no progress', (direction, scrollLeft) => {
  const { container, list } = layOut(direction);
  container.scrollLeft = scrollLeft;
  expect(scrollProgress(container, list)).toBe(0);
});
