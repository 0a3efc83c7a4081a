import { expect, test, type Page } from '@playwright/test';
import { documents } from '../support/addresses';
import { scrollThrough, visit } from '../support/visit';

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  // 1280 x 1024 at 400 % (WCAG 1.4.10)
  { width: 320, height: 256 },
  // 320 x 640 at 200 %
  { width: 160, height: 320 },
];

/** Elements that extend beyond the sides of the window and are in no scrolling or clipping element. */
const findOverflowingElements = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.body.querySelectorAll<HTMLElement>('h1,h2,h3,p,a,button,img,input')];
    const isCutOff = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isCutOff(parent);
    };
    return parts
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && (left < 0 || right > window.innerWidth + 0.5) && !isCutOff(part);
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });

for (const path of documents) {
  test(`${path} never scrolls horizontally`, async ({ page }) => {
    await visit(page, path);
    await scrollThrough(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const size = `${screen.width} x ${screen.height}`;
      expect(overhang, size).toBeLessThanOrEqual(0);
      expect(await findOverflowingElements(page), size).toEqual([]);
    }
  });
}
