import { expect, test } from '@playwright/test';
import { category, documents, post } from '../support/addresses';
import { app } from '../support/product';
import { visit } from '../support/visit';

const links = {
  Docs: '/docs',
  Creators: '/creators',
  Professionals: '/professionals',
  Blog: '/blog',
  Pricing: '/pricing',
  'Log In': `${app}/login`,
  'Sign Up': `${app}/signup`,
};

for (const path of documents) {
  test(`the header of ${path} has the logo and seven links in order`, async ({ page }) => {
    await visit(page, path);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
    const navigation = banner.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(Object.keys(links));
    for (const [name, href] of Object.entries(links)) {
      const link = navigation.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
  });
}

test('shows the links and no menu button on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: /menu/ })).toHaveCount(0);
});

test(
  'the Docs link loads from the host instead of the client-side router',
  { tag: '@network' },
  async ({ page }) => {
    await visit(page, '/');
    await page.route('**/docs', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The documentation</title>' }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Docs' }).click();
    await expect(page).toHaveTitle('The documentation');
  },
);

test('marks the link to the current page with aria-current', async ({ page }) => {
  await visit(page, '/pricing');
  const current = page.getByRole('banner').locator('[aria-current="page"]');
  await expect(current).toHaveText('Pricing');
});

for (const [path, value] of [
  ['/blog', 'page'],
  [post, 'true'],
  [category, 'true'],
] as const) {
  test(`${path} marks the link to the blog as current`, async ({ page }) => {
    await visit(page, path);
    const current = page.getByRole('banner').locator('[aria-current]');
    await expect(current).toHaveText('Blog');
    await expect(current).toHaveAttribute('aria-current', value);
  });

  test(
    `${path} marks the link to the blog as current without scripts`,
    { tag: '@no-script' },
    async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(path);
      const current = page.getByRole('banner').locator('[aria-current]');
      await expect(current).toHaveText('Blog');
      await expect(current).toHaveAttribute('aria-current', value);
      await page.close();
    },
  );
}

test('marks another link as current after a navigation in the site', async ({ page }) => {
  await visit(page, post);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Pricing' }).click();
  await expect(banner.locator('[aria-current]')).toHaveText('Pricing');
});

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
