import type { Locator } from '@playwright/test';
import type { Color } from './contrast';
import type { Box } from './pixels';

/** A line of text, or the drawing of a control that has no text, as it stands in the window. */
export type Mark = {
  kind: 'text' | 'drawing';
  name: string;
  ink: Color;
  box: Box;
};

/** Finds every mark in a part of the page that is wholly in the window, below the header. */
export const findMarks = (part: Locator): Promise<Mark[]> =>
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

    // Words for screen readers alone stand in a box of one pixel.
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !ancestors(element).some((each) => each.getBoundingClientRect().width <= 1);

    const toMarks = (kind: 'text' | 'drawing', name: string, element: Element, boxes: DOMRect[]) =>
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
        return toMarks('text', text.data.trim(), text.parentElement!, [...range.getClientRects()]);
      });

    const drawings = [...section.querySelectorAll('button, a')]
      .filter((control) => !control.textContent.trim() && isSeen(control))
      .flatMap((control) => {
        const drawing = control.querySelector('svg') ?? control;
        drawing.setAttribute('data-drawing', '');
        const name = control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 80);
        return toMarks('drawing', name, control, [drawing.getBoundingClientRect()]);
      });
    return [...lines, ...drawings];
  });
