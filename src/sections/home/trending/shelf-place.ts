/**
 * How far a shelf is scrolled past the start of its row, as a share of the row's width, from 0.
 * Where the page is read from the right, rows start there and `scrollLeft` counts down from 0 (CSSOM View).
 */
export const scrolledShare = (shelf: HTMLElement, row: HTMLElement) =>
  Math.max(0, Math.abs(shelf.scrollLeft) - insetOf(shelf, row)) / row.offsetWidth;

/** Scrolls a shelf past the start of its row by a share of the row's width. */
export function scrollToShare(shelf: HTMLElement, row: HTMLElement, share: number) {
  const distance = insetOf(shelf, row) + share * row.offsetWidth;
  shelf.scrollLeft = isFromRight() ? -distance : distance;
}

const isFromRight = () => document.dir === 'rtl';

/** The space before the row, in pixels. */
const insetOf = (shelf: HTMLElement, row: HTMLElement) =>
  isFromRight() ? shelf.clientWidth - row.offsetLeft - row.offsetWidth : row.offsetLeft;
