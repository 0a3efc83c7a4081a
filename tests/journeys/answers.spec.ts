import { expect, test, type Page } from '@playwright/test';
import { tile } from '../support/controls';
import { expectReact, phone } from '../support/visit';

test.use({ viewport: phone });

/** How many elements get new styles in the task of a click. */
async function restyledBy(page: Page, click: () => Promise<void>) {
  const client = await page.context().newCDPSession(page);
  let elements = 0;
  client.on('Tracing.dataCollected', ({ value }) => {
    const args = value
      .filter(({ name }) => String(name) === 'UpdateLayoutTree')
      .map((event) => event.args as { elementCount?: number });
    for (const { elementCount = 0 } of args) elements = Math.max(elements, elementCount);
  });
  const traceConfig = {
    includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await click();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return elements;
}

test('opening a tile restyles no other tile @chromium', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const button = tile(page, 'What Is Missing');
  await button.scrollIntoViewIfNeeded();
  const elements = await restyledBy(page, () => button.click());
  expect(elements).toBeLessThan(130);
});

test('tapping a food in the hero restyles only what shows the answer @chromium', async ({
  page,
}) => {
  await page.goto('/');
  await expectReact(page);
  const food = page.locator('.example-foods button').first();
  const elements = await restyledBy(page, async () => {
    await food.click();
    await expect(food).toHaveAttribute('aria-pressed', 'true');
  });
  expect(elements).toBeLessThan(110);
});

test('on /try, a tapped food shows its count before the list of all dishes changes', async ({
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
      const list = document.querySelector('ol:has(> .ranked-dish)');
      // Called once for each time that React changes the document.
      const observer = new MutationObserver((records) => {
        const isIn = (part: Element | null) => records.some(({ target }) => part?.contains(target));
        changes.push([isIn(food) && 'food', isIn(list) && 'list'].filter(Boolean).join(' and '));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  await page.locator('.food-button').first().click();
  const changes = () =>
    page.evaluate(() => (window as unknown as { changes: string[] }).changes.filter(Boolean));
  await expect.poll(changes).toEqual(['food', 'list']);
});
