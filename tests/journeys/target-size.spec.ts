import { expect, test, type Page } from '@playwright/test';
import features from '../../content/data/features.json';
import { documents } from '../support/addresses';
import { visit } from '../support/visit';

/** The controls narrower or lower than `least` pixels, except links inside text (WCAG 2.5.8, 2.5.5). */
const findSmallTargets = (page: Page, least: number) =>
  page.evaluate((size) => {
    const isWithinText = (target: Element) => {
      const text = target.closest('p, li, td, dd, figcaption')?.textContent ?? '';
      const isInline = getComputedStyle(target).display === 'inline';
      return isInline && text.trim().length > target.textContent.trim().length;
    };

    // The target may be the label of a control or a pseudo-element that covers its parent.
    const areaOf = (target: Element) => {
      const cover = getComputedStyle(target, '::after');
      if (cover.position !== 'absolute' || cover.content === 'none') {
        return (target.closest('label') ?? target).getBoundingClientRect();
      }
      const isItsOwn = getComputedStyle(target).position !== 'static';
      const covered = isItsOwn ? target : (target as HTMLElement).offsetParent;
      return (covered ?? target).getBoundingClientRect();
    };

    return [...document.querySelectorAll('a[href], button, input, summary, [role=tab]')]
      .filter((target) => target.checkVisibility() && !target.closest('[inert]'))
      .filter((target) => !isWithinText(target))
      .map((target) => ({ html: target.outerHTML.slice(0, 120), area: areaOf(target) }))
      .filter(({ area }) => area.width > 1)
      .filter(({ area }) => Math.min(area.width, area.height) < size - 0.5)
      .map(({ html, area }) => `${area.width} x ${area.height}: ${html}`);
  }, least);

for (const path of documents) {
  test(`no control on ${path} is smaller than 24 pixels`, async ({ page }) => {
    await visit(page, path);
    expect(await findSmallTargets(page, 24)).toEqual([]);
  });
}

test.describe('on touch', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of documents) {
    test(`no control on ${path} is smaller than 44 pixels on touch`, async ({ page }) => {
      await visit(page, path);
      expect(await findSmallTargets(page, 44)).toEqual([]);
      await page.getByRole('button', { name: 'Open menu' }).tap();
      expect(await findSmallTargets(page, 44)).toEqual([]);
    });
  }

  test('no control in an open feature tile is smaller than 44 pixels', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: features.tiles[0]!.title }).tap();
    expect(await findSmallTargets(page, 44)).toEqual([]);
  });
});
