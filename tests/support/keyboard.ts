import type { Page } from '@playwright/test';

/** A tab stop, with the start of its first line and the end of its last, in CSS pixels of the page. */
export type Stop = {
  html: string;
  /** Its index among all elements of the body. */
  position: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Whether all of it is visible, or a part if it is larger than the window. */
  isSeen: boolean;
};

/** The tab stop that has the focus; null if there is none. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // Under reduced motion a transition still takes a frame.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    const box = element.getBoundingClientRect();

    // Positions are relative to the scrolled content. A sticky element counts at the position that it has
    // before it sticks, a fixed one at its position in the window.
    const positionOf = (each: Element) => getComputedStyle(each).position;
    let [x, y] = [0, 0];
    for (let each: Element | null = element; each; each = each.parentElement) {
      x += each.scrollLeft;
      y += each.scrollTop;
      if (positionOf(each) === 'fixed') break;
      if (positionOf(each) !== 'sticky') continue;
      const [begun, stuck] = [each.parentElement!, each].map((one) => one.getBoundingClientRect());
      if (getComputedStyle(each).left !== 'auto') x += begun!.left - stuck!.left;
      y += begun!.top - stuck!.top;
    }

    const [line = box] = element.getClientRects();
    const lastLine = [...element.getClientRects()].at(-1) ?? box;
    const [middleX, middleY] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    const points: [number, number][] = [
      [middleX, middleY],
      [line.left + 2, middleY],
      [line.right - 2, middleY],
      [middleX, line.top + 2],
      [middleX, line.bottom - 2],
    ];
    const seen = points.filter(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return hit && (element.contains(hit) || hit.contains(element));
    });
    const isLarge = line.height > window.innerHeight / 2 || line.width > window.innerWidth;
    return {
      html: element.outerHTML.slice(0, 140),
      position: [...document.body.querySelectorAll('*')].indexOf(element),
      top: line.top + y,
      bottom: lastLine.bottom + y,
      left: line.left + x,
      right: lastLine.right + x,
      isSeen: seen.length >= (isLarge ? 1 : points.length),
    };
  });

/** Presses the key until no element has the focus or a stop repeats; returns the stops. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop || seen.has(stop.position)) return stops;
    seen.add(stop.position);
    stops.push(stop);
  }
}

/** Whether the second stop is below the first, to its right, or later in the same row. */
export function followsInReadingOrder(first: Stop, second: Stop): boolean {
  const isBelow = second.top >= first.bottom - 1;
  const isBeside = second.left >= first.right - 1;
  const isInRow = second.bottom > first.top && second.left >= first.left - 1;
  return isBelow || isBeside || isInRow;
}
