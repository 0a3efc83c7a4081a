import { expect, test, type Page } from '@playwright/test';
import features from '../../content/data/features.json';
import { documents } from '../support/addresses';
import { openTile } from '../support/feature-tiles';
import { visit } from '../support/visit';

// The policy doesn't apply to a visitor's own styles, which the test adds to the page.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** WCAG 1.4.4: text at 200 %. */
const TWICE_AS_LARGE = 'html { font-size: 200% !important; }';

/** Text that is clipped by an ancestor or overflows its control. */
const findCutText = (page: Page) =>
  page.evaluate(() => {
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip');
    };
    const isForScreenReaders = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement));
    const isControl = (element: Element) =>
      element.matches('a, button, label, summary') &&
      getComputedStyle(element).display !== 'inline';

    const findFrames = (element: Element) => {
      const frames: Element[] = [];
      for (let each: Element | null = element; each && each !== document.body;) {
        // Clipped text in a scrolling element can be scrolled to.
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return frames;
        if (clips(each) || isControl(each)) frames.push(each);
        each = each.parentElement;
      }
      return frames;
    };

    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement!;
      if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert], svg, #gatsby-announcer, [aria-hidden=true]')) continue;
      if (isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (const frame of findFrames(element)) {
        const { top, bottom, left, right } = frame.getBoundingClientRect();
        const overflows = [top - box.top, box.bottom - bottom, left - box.left, box.right - right];
        if (Math.max(...overflows) > 3) {
          cut.push(`${text.data.trim().slice(0, 60)} in ${frame.outerHTML.slice(0, 90)}`);
        }
      }
    }
    return cut;
  });

async function expectAllTextSeen(page: Page, style: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const element = await page.addStyleTag({ content: style });
  expect(await findCutText(page), `${width} px`).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `${width} px`).toBeLessThanOrEqual(0);
  await element.evaluate((each) => (each as Element).remove());
}

for (const path of documents) {
  test(`no text on ${path} is cut off when spaced or enlarged`, async ({ page }) => {
    await visit(page, path);
    if (path === '/') await openTile(page, features.tiles[3]!);
    await expectAllTextSeen(page, SPACING, 390);
    await expectAllTextSeen(page, SPACING, 1280);
    await expectAllTextSeen(page, TWICE_AS_LARGE, 390);
    await expectAllTextSeen(page, TWICE_AS_LARGE, 1280);
  });
}

test('no text in the open menu is cut off when spaced or enlarged', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAllTextSeen(page, SPACING, 390);
  await expectAllTextSeen(page, TWICE_AS_LARGE, 390);
  await expectAllTextSeen(page, TWICE_AS_LARGE, 768);
});
