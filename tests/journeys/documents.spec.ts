import { expect, test } from '@playwright/test';
import audiences from '../content/data/audiences.json';
import features from '../content/data/features.json';
import hero from '../content/data/hero.json';
import howItWorks from '../content/data/how-it-works.json';
import site from '../content/data/site.json';
import trending from '../content/data/trending.json';
import { header, labelOf, logo } from '../support/controls';
import { recordPageErrors } from '../support/page-errors';
import { app } from '../support/site';
import { expectPictures } from '../support/visit';

test('links, Back and Forward work across pages without errors', async ({ page }) => {
  const errors = recordPageErrors(page);
  await page.goto('/');
  for (const path of ['/blog', '/pricing']) {
    const link = header(page).getByRole('link', { name: labelOf(path), exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await expectPictures(page);
  expect(errors).toEqual([]);
});

test('the home page has its sections in order, a call to the app last', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    hero.headline,
    trending.title,
    howItWorks.title,
    features.tilesTitle,
    audiences.title,
    hero.closing.title,
  ]);
  const call = page.getByRole('main').getByRole('region').last();
  const link = call.getByRole('link', { name: site.ways.signUp.label, exact: true });
  await expect(link).toHaveAttribute('href', app + site.ways.signUp.href);
});

test('no two pages end with the same words or picture', async ({ page }) => {
  const endings: string[] = [];
  for (const path of ['/', '/features', '/pricing', '/creators', '/professionals']) {
    await page.goto(path);
    const end = page.getByRole('main').getByRole('region').last();
    const title = end.getByRole('heading', { level: 2 });
    endings.push(String(await title.textContent()));
    endings.push(String(await title.locator('+ p').textContent()));
    endings.push(String(await end.getByRole('img').getAttribute('alt')));
  }
  expect(new Set(endings).size).toBe(endings.length);
});
