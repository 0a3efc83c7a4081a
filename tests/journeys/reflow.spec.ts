import { expect, test, type Page } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import features from '../content/data/features.json';
import { footer, header, navigation, openMenu, tile } from '../support/controls';
import { documents } from '../support/site';
import { desktop, overhang, phone } from '../support/visit';

const screens = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  // 1280 x 1024 at 400% (WCAG 1.4.10)
  { width: 320, height: 256 },
  // 320 x 640 at 200%
  { width: 160, height: 320 },
];

/** The spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** WCAG 1.4.4: text at 200%. */
const ENLARGED = 'html { font-size: 200% !important; }';

// The policy doesn't apply to a visitor's own styles, which the tests add to the page.
test.use({ bypassCSP: true });

/** Texts that an ancestor clips or that overflow their control. */
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
      for (const frame of frames.filter(isClipping)) {
        const { top, bottom, left, right } = frame.getBoundingClientRect();
        const over = [top - box.top, box.bottom - bottom, left - box.left, box.right - right];
        if (Math.max(...over) > 3)
          cut.push(`${text.data.trim()} in ${frame.outerHTML.slice(0, 90)}`);
      }
    }
    return cut;
  });

async function expectAllTextSeen(page: Page, style: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const element = await page.addStyleTag({ content: style });
  expect(await findCutText(page), `${width} px`).toEqual([]);
  expect(await overhang(page), `${width} px`).toBeLessThanOrEqual(0);
  await element.evaluate((each: HTMLStyleElement) => each.remove());
}

for (const path of documents) {
  test(`${path} never scrolls horizontally, even with a long word`, async ({ page }) => {
    await page.goto(path);
    const note = footer(page).getByRole('link').last();
    await note.evaluate((link) => (link.textContent = 'w'.repeat(60)));
    for (const screen of [phone, desktop, ...screens]) {
      await page.setViewportSize(screen);
      expect(await overhang(page), `${screen.width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`without motion, no text on ${path} is cut off when spaced or enlarged`, async ({
    page,
  }) => {
    // A moving strip shows all of its cards over time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    if (path === '/') await tile(page, itemAt(features.tiles, 3).title).click();
    for (const width of [phone.width, 768, desktop.width]) {
      await expectAllTextSeen(page, SPACED, width);
      await expectAllTextSeen(page, ENLARGED, width);
    }
  });
}

test('no text in the open menu is cut off when spaced or enlarged', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu(page).click();
  await expect(navigation(page)).toBeVisible();
  // The inert page behind it is skipped, because its strip moves.
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await expectAllTextSeen(page, SPACED, phone.width);
  await expectAllTextSeen(page, ENLARGED, phone.width);
});

test('the header stays in view, except in a short window, as at 400% zoom', async ({ page }) => {
  await page.goto('/try');
  const scrollWithHeight = async (height: number) => {
    await page.setViewportSize({ width: 320, height });
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  };
  await scrollWithHeight(256);
  await expect(header(page)).not.toBeInViewport();
  await scrollWithHeight(844);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});
