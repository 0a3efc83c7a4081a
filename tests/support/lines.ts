import type { Locator } from '@playwright/test';

/** Where the lines of an element's text are in the window. */
export const linesOf = (element: Locator) =>
  element.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return Array.from(range.getClientRects(), ({ top, right, bottom }) => ({ top, right, bottom }));
  });
