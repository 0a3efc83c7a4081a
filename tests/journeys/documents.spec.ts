import { expect, test } from '@playwright/test';
import site from '../../content/data/site.json';
import { category, post, documents } from '../support/addresses';
import { pages } from '../support/pages';
import { app, home } from '../support/product';

const HOME = `${site.name}: ${site.tagline}`;

const titles: Record<string, string> = {
  ...Object.fromEntries(
    pages.map(({ path, title }) => [path, title === null ? HOME : `${title} · ${site.name}`]),
  ),
  [category]: `Technology articles · ${site.name}`,
  [post]: `How nutrient gaps decide which recipe comes first · ${site.name}`,
};

for (const [path, title] of Object.entries(titles)) {
  test(`${path} has a title, a canonical address and a description without scripts`, async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator(`link[rel="canonical"][href="${home}${path}"]`)).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
}

for (const path of documents) {
  test(`${path} has one h1, its landmarks and the language English`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

test('every page has its own description', async ({ request }) => {
  const descriptions = new Set<string>();
  for (const path of Object.keys(titles)) {
    const page = await (await request.get(path)).text();
    const description = /<meta [^>]*name="description" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(description.length, path).toBeGreaterThan(30);
    descriptions.add(description);
  }
  expect(descriptions.size).toBe(Object.keys(titles).length);
});

for (const path of Object.keys(titles)) {
  test(`the main part of ${path} leads to the app`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('main').locator(`a[href^="${app}/signup"]`);
    await expect(links.filter({ visible: true })).not.toHaveCount(0);
  });
}

test('the home page ends with the call to action', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('main').getByRole('region').last();
  await expect(call).toHaveAccessibleName(site.closingCall.title);
  const link = call.getByRole('link', { name: 'Get Started Free' });
  await expect(link).toHaveAttribute('href', `${app}/signup`);
});

test('the home page has its sections in order', async ({ page }) => {
  await page.goto('/');
  const titlesInOrder = await page.getByRole('main').locator('h1, h2').allTextContents();
  expect(titlesInOrder).toEqual([
    'Eat what your day is missing.',
    'Trending Recipes',
    'How It Works',
    'What makes the ranking yours',
    'Whoever’s at your table',
    site.closingCall.title,
  ]);
});
