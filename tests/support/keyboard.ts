import { expect, type Locator, type Page } from '@playwright/test';

/** A tab stop: its place in the document, whether it can be seen, and whether it shows its focus. */
export type Stop = { html: string; position: number; isSeen: boolean; hasRing: boolean };

/** The tab stop that has the focus; null if there is none. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // A busy machine may never paint the end of a transition.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();

    const [line = element.getBoundingClientRect()] = element.getClientRects();
    const hit = document.elementFromPoint(
      (line.left + line.right) / 2,
      Math.min((line.top + line.bottom) / 2, innerHeight - 1),
    );
    // The ring may belong to the control, a pseudo-element that covers its parent, or its label.
    const label = element.closest('label');
    const rings = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...(label ? [getComputedStyle(label)] : []),
    ];
    return {
      html: element.outerHTML.slice(0, 140),
      position: [...document.body.querySelectorAll('*')].indexOf(element),
      isSeen: hit !== null && (element.contains(hit) || hit.contains(element)),
      hasRing: rings.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
    };
  });

/** Presses the key until no element has the focus or a stop repeats; returns the stops. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops = new Map<number, Stop>();
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop || stops.has(stop.position)) return [...stops.values()];
    stops.set(stop.position, stop);
  }
}

/** Presses a key again and again, as one that is held down, until most of an element is in view. */
export const holdUntilInView = (key: string, element: Locator) =>
  expect(async () => {
    await element.page().keyboard.press(key);
    await expect(element).toBeInViewport({ ratio: 0.9, timeout: 100 });
  }).toPass({ intervals: [50] });
