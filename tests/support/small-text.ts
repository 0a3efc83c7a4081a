import type { Page } from '@playwright/test';

/** The texts that carry meaning and are smaller than 14 px. */
export const findSmallText = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim())
        continue;
      // Miniatures and counts are drawings, and marks of footnotes are raised.
      if (element.closest('[aria-hidden=true], svg, sup, script, style, noscript')) continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 14)
        texts.push(text.nodeValue.trim().slice(0, 40));
    }
    return texts;
  });
