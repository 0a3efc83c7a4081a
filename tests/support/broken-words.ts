import type { Page } from '@playwright/test';

/** Letters from which a word is hyphenated (base.css). */
const HYPHENATED = 18;

/** Words that continue on another line without a hyphen. Addresses may, which are as long as they are. */
export const findBrokenWords = (page: Page) =>
  page.evaluate((hyphenated) => {
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!(text instanceof Text) || !text.data.trim()) continue;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // What is only read out is a pixel wide. The product's name is hidden where there is no room for it.
      if (element.closest('svg, code, pre, [data-slot=logo], .sr-only, #gatsby-announcer'))
        continue;
      for (const { 0: token, index: start } of text.data.matchAll(/\S+/g)) {
        if (/[@/]|\p{L}\.\p{L}/u.test(token)) continue;
        // A line may end after a hyphen or a dash, and at characters that say so.
        for (const { 0: word, index } of token.matchAll(/[^\-–—\u00AD\u200B]+/g)) {
          if (word.length >= hyphenated) continue;
          range.setStart(text, start + index);
          range.setEnd(text, start + index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const [first] = lines;
          if (first && lines.some(({ top }) => top > first.top + first.height / 2))
            broken.push(`${word} in ${element.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return broken;
  }, HYPHENATED);
