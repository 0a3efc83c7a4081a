import { expect, type Page } from '@playwright/test';
import { findBrokenWords } from './broken-words';
import { overhang } from './visit';

/** The spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** WCAG 1.4.4: text at 200%. */
const ENLARGED = 'html { font-size: 200% !important; }';

/** Texts that an ancestor clips, or that overflow their control or the window. */
const findCutText = (page: Page) =>
  page.evaluate(() => {
    const isClipping = (element: Element) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const isControl = element.matches('a, button, label, summary') && display !== 'inline';
      return isControl || /hidden|clip/.test(overflowX + overflowY);
    };
    const ancestors = (element: Element | null): Element[] =>
      !element || element === document.body ? [] : [element, ...ancestors(element.parentElement)];

    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!(text instanceof Text) || !text.data.trim()) continue;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert], svg, #gatsby-announcer, [aria-hidden=true]')) continue;
      // The product's name and the button are hidden where there is no room for them (header.spec.ts).
      if (element.closest('[data-slot=logo], [data-slot=sign-up]')) continue;
      const frames = ancestors(element);
      // Text for screen readers only is clipped, and text in a scrolling element can be scrolled to.
      if (frames.some((each) => getComputedStyle(each).clipPath === 'inset(50%)')) continue;
      if (frames.some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX))) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1)
        cut.push(`${text.data.trim()} in the window`);
      for (const frame of frames.filter(isClipping)) {
        const { top, bottom, left, right } = frame.getBoundingClientRect();
        const over = [top - box.top, box.bottom - bottom, left - box.left, box.right - right];
        if (Math.max(...over) > 3)
          cut.push(`${text.data.trim()} in ${frame.outerHTML.slice(0, 90)}`);
      }
    }
    return cut;
  });

/** Expects that no word is broken on the narrowest screen with text at 200%. Softly, for other claims. */
export const expectWholeWords = (page: Page) =>
  withStyle(page, ENLARGED, 320, async () => {
    expect.soft(await findBrokenWords(page), 'broken words').toEqual([]);
  });

/** Expects that no text is cut off at a width, spaced as WCAG 1.4.12 asks, or enlarged. Softly, for other claims. */
export async function expectAllTextSeen(page: Page, width: number) {
  for (const style of [SPACED, ENLARGED])
    await withStyle(page, style, width, async () => {
      expect.soft(await findCutText(page), `cut off at ${width} px`).toEqual([]);
      expect.soft(await overhang(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    });
}

/** Does something while the page has a width and a style of the visitor. */
async function withStyle(page: Page, style: string, width: number, act: () => Promise<void>) {
  await page.setViewportSize({ width, height: 800 });
  const element = await page.addStyleTag({ content: style });
  await act();
  await element.evaluate((each: HTMLStyleElement) => each.remove());
}
