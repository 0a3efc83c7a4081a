import type { Page } from '@playwright/test';

/** The buttons with a label of one line that are taller than their size. */
export const findTallButtons = (page: Page) =>
  page
    .getByRole('main')
    .locator('.button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button): button is HTMLElement => button instanceof HTMLElement)
        .filter((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom));
          const isTall = button.offsetHeight > parseFloat(getComputedStyle(button).minHeight) + 1;
          return isTall && lines.size === 1;
        })
        .map((button) => `${button.textContent} ${button.offsetHeight}`),
    );
