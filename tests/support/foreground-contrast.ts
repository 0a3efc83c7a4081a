import type { Locator, Page } from '@playwright/test';
import { contrast, percentile, type Color } from './contrast';
import { boxAround, readPixels, type Box } from './pixels';

/** A line of text, or the icon of a control without text, with its box in the window. */
export type Foreground = {
  kind: 'text' | 'drawing';
  name: string;
  ink: Color;
  box: Box;
};

export type MeasuredForeground = Foreground & { contrast: number };

/** Hides text and drawings, so that a screenshot shows their background; shadows and panels stay. */
const HIDDEN_FOREGROUND = `
  * { -webkit-text-fill-color: transparent !important; }
  [data-drawing] { visibility: hidden !important; transition: none !important; }
`;

/** The share of the pixels under a line that may have less contrast: noise that is smaller than a stroke. */
const NOISE = 0.01;

/** The percentile of a line's solid pixels: antialiasing softens most pixels of a thin line. */
const SOLID = 0.75;

/** Pixels with less contrast than this are noise of the background and not part of the drawing. */
const DRAWN = 1.1;

/** Finds every foreground in a part of the page that is completely in the window, below the header. */
export const findForegrounds = (part: Locator): Promise<Foreground[]> =>
  part.evaluate((section) => {
    const dye = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

    const isInSight = ({ top, bottom, left, right, width, height }: DOMRect) =>
      Math.min(width, height) > 1 &&
      top >= header - 1 &&
      bottom <= window.innerHeight &&
      left >= 0 &&
      right <= window.innerWidth;

    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];

    const inkOf = (element: Element): Color => {
      dye.clearRect(0, 0, 1, 1);
      dye.fillStyle = getComputedStyle(element).color;
      dye.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = dye.getImageData(0, 0, 1, 1).data;
      const opacities = ancestors(element).map((each) => Number(getComputedStyle(each).opacity));
      return [red!, green!, blue!, opacities.reduce((all, one) => all * one, alpha! / 255)];
    };

    // Text for screen readers only has a box of one pixel.
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !ancestors(element).some((each) => each.getBoundingClientRect().width <= 1);

    const toForegrounds = (
      kind: 'text' | 'drawing',
      name: string,
      element: Element,
      boxes: DOMRect[],
    ) =>
      boxes.filter(isInSight).map(({ x, y, width, height }) => ({
        kind,
        name,
        ink: inkOf(element),
        box: { x, y, width, height },
      }));

    const texts: Text[] = [];
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const lines = texts
      .filter((text) => text.data.trim() && isSeen(text.parentElement!))
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return toForegrounds('text', text.data.trim(), text.parentElement!, [
          ...range.getClientRects(),
        ]);
      });

    const drawings = [...section.querySelectorAll('button, a')]
      .filter((control) => !control.textContent.trim() && isSeen(control))
      .flatMap((control) => {
        const drawing = control.querySelector('svg') ?? control;
        drawing.setAttribute('data-drawing', '');
        const name = control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 80);
        return toForegrounds('drawing', name, control, [drawing.getBoundingClientRect()]);
      });
    return [...lines, ...drawings];
  });

/**
 * Measures contrast in screenshots: the color of a text against every pixel under its line, and the
 * drawing of a control against the same pixels without it.
 */
export async function measureContrast(
  page: Page,
  foregrounds: readonly Foreground[],
): Promise<MeasuredForeground[]> {
  if (foregrounds.length === 0) return [];
  const clip = boxAround(
    page,
    foregrounds.map(({ box }) => box),
  );
  const full = await readPixels(page, clip);
  const style = await page.addStyleTag({ content: HIDDEN_FOREGROUND });
  const bare = await readPixels(page, clip);
  await style.evaluate((element) => (element as Element).remove());

  return foregrounds.map((foreground) => {
    if (foreground.kind === 'text') {
      const values = bare.map(foreground.box, (x, y) => contrast(foreground.ink, bare.at(x, y)));
      return { ...foreground, contrast: percentile(values, NOISE)! };
    }
    const values = bare
      .map(foreground.box, (x, y) => contrast(full.at(x, y), bare.at(x, y)))
      .filter((value) => value > DRAWN);
    return { ...foreground, contrast: percentile(values, SOLID) ?? 1 };
  });
}
