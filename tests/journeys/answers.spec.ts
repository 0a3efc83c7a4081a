import { expect, test } from '@playwright/test';
import { tile } from '../support/controls';
import { traceRestyles } from '../support/restyles';
import { expectReact, phone } from '../support/visit';

test.use({ viewport: phone });

test('opening a tile restyles no other tile', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const button = tile(page, 'What Is Missing');
  await button.scrollIntoViewIfNeeded();
  const elements = await traceRestyles(page, async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
  expect(Math.max(...elements)).toBeLessThan(130);
});

const FOOD = 'tapping a food in the hero restyles only what shows the answer';
test(FOOD, { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const food = page.locator('.example-foods button').first();
  const elements = await traceRestyles(page, async () => {
    await food.click();
    await expect(food).toHaveAttribute('aria-pressed', 'true');
  });
  expect(Math.max(...elements)).toBeLessThan(110);
});

test('on /try, a tapped food shows its count, then the first dishes change, then the list', async ({
  page,
}) => {
  await page.goto('/try');
  await expectReact(page);
  await page
    .locator('.food-button')
    .first()
    .evaluate((food) => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const podium = document.querySelector('.podium');
      const list = document.querySelector('ol:has(> .ranked-dish)');
      // Called once for each time that React changes the document.
      const observer = new MutationObserver((records) => {
        const isIn = (part: Element | null) => records.some(({ target }) => part?.contains(target));
        const parts = [isIn(food) && 'food', isIn(podium) && 'podium', isIn(list) && 'list'];
        changes.push(parts.filter(Boolean).join(' and '));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  await page.locator('.food-button').first().click();
  const changes = () =>
    page.evaluate(() => (window as unknown as { changes: string[] }).changes.filter(Boolean));
  await expect.poll(changes).toEqual(['food', 'podium', 'list']);
});
