import { expect, test } from '@playwright/test';
import { categoryButton as button } from '../support/controls';
import { boxOf } from '../support/position';
import { expectReact, overhang, phone } from '../support/visit';

test('headline, categories and feed are one row where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/blog');
  const headline = await boxOf(page.getByRole('heading', { level: 1 }));
  const filter = await boxOf(page.getByRole('group', { name: 'Drawers' }));
  const link = page.getByRole('main').getByRole('link', { name: 'Feed of notes' });
  const feed = await boxOf(link);
  await expect(link).toHaveAttribute('href', '/rss.xml');
  for (const { y, height } of [filter, feed]) {
    expect(y).toBeLessThan(headline.y + headline.height);
    expect(y + height).toBeGreaterThan(headline.y);
  }
  expect(filter.x).toBeGreaterThan(headline.x + headline.width);
  expect(feed.x).toBeGreaterThan(filter.x + filter.width);
  await page.setViewportSize(phone);
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test('on a phone, many categories don’t push the first article out of view', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/blog');
  await expectReact(page);
  await button(page, 'Sorting').evaluate((link) => {
    for (let copies = 0; copies < 25; copies += 1) link.after(link.cloneNode(true));
  });
  expect((await boxOf(page.getByRole('article').first())).y).toBeLessThan(phone.height / 2);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test('a phone scrolls a row that is too wide to the pressed category', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/blog/category/stoves-ladles');
  await expect(button(page, 'Stoves & ladles')).toBeInViewport({ ratio: 1 });
});
