/** How long the list takes to pass, in milliseconds. */
const LOOP = 60_000;

/**
 * Scrolls a strip from where it is, and back by the width of its list when the list has passed. Copies follow the list.
 * @param list the first list in the strip
 * @returns a function that stops it
 */
export function scrollInLoop(strip: HTMLElement, list: HTMLElement): () => void {
  let position = 0;
  let last: { time: number; left: number } | undefined;
  let frame = requestAnimationFrame(function advance(time) {
    if (last && Math.abs(strip.scrollLeft - last.left) <= 1) {
      const { width } = list.getBoundingClientRect();
      const margin = Number.parseFloat(getComputedStyle(strip).paddingInlineStart);
      position += (width * (time - last.time)) / LOOP;
      if (position >= margin + width) position -= width;
      strip.scrollLeft = strip.matches(':dir(rtl)') ? -position : position;
    } else {
      // The visitor scrolls it, or the momentum of a swipe does.
      position = Math.abs(strip.scrollLeft);
    }
    // Browsers round what is set.
    last = { time, left: strip.scrollLeft };
    frame = requestAnimationFrame(advance);
  });
  return () => cancelAnimationFrame(frame);
}
