/** How long the list takes to pass, in milliseconds. */
const LOOP = 60_000;

/** The longest time between two frames, in milliseconds. After a longer one, the strip continues from where it was. */
const PAUSE = 1000;

const marginOf = (strip: HTMLElement) =>
  Number.parseFloat(getComputedStyle(strip).paddingInlineStart);

/**
 * How many cards have passed far enough to move to the end of the list. Half of the cards that don't fit in the window
 * wait on each side, so that the visitor can scroll quickly in both directions.
 */
export function countPassed(strip: HTMLElement, list: HTMLElement): number {
  const { width } = list.getBoundingClientRect();
  const card = width / list.childElementCount;
  const waiting = (width - card - strip.clientWidth) / 2;
  const passed = Math.abs(strip.scrollLeft) - marginOf(strip) - waiting;
  return Math.max(0, Math.floor(passed / card));
}

/**
 * Scrolls a strip from where it is, and back by the width of its list when the list has passed.
 * @param onScroll called after each step, before the browser paints it
 * @returns a function that stops it
 */
export function scrollInLoop(
  strip: HTMLElement,
  list: HTMLElement,
  onScroll: () => void,
): () => void {
  let position = 0;
  let last: { time: number; left: number } | undefined;
  let frame = requestAnimationFrame(function advance(time) {
    // First, because `onScroll` can stop it.
    frame = requestAnimationFrame(advance);
    if (last && Math.abs(strip.scrollLeft - last.left) <= 1) {
      const { width } = list.getBoundingClientRect();
      const margin = marginOf(strip);
      const elapsed = time - last.time;
      const step = elapsed > PAUSE ? 0 : (width * elapsed) / LOOP;
      position = margin + ((position + step - margin) % width);
      strip.scrollLeft = strip.matches(':dir(rtl)') ? -position : position;
      onScroll();
    } else {
      // The visitor is scrolling, or a swipe still has momentum.
      position = Math.abs(strip.scrollLeft);
    }
    // Browsers round what is set.
    last = { time, left: strip.scrollLeft };
  });
  return () => cancelAnimationFrame(frame);
}
