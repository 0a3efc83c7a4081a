import { expect } from '@playwright/test';
import { paths, test } from './live';

test('text that carries meaning is at least 14 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const small = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    const found = await page.evaluate(() => {
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
    for (const text of found) small.add(`${path}: ${text}`);
  }
  expect([...small]).toEqual([]);
});
