import { expect, test, type Page } from '@playwright/test';
import { expectTheme, themeToggle } from '../support/controls';
import { changeDocument, expectReact } from '../support/visit';

// What hosts, proxies and extensions add to a page, and a visitor’s policy or blocker refuses.
const SCRIPTS =
  '<script src="https://beacon.example/a.js"></script><script type="module" src="https://beacon.example/b.js"></script><script type="module" src="/cdn/missing.js"></script>';

const PAGES = ['/', '/pricing', '/blog', '/try', '/creators'];

for (const path of PAGES) {
  test(`${path} works despite foreign scripts that fail in its head and body`, async ({ page }) => {
    await changeDocument(page, path, (html) =>
      html.replace('<head>', `<head>${SCRIPTS}`).replace('</body>', `${SCRIPTS}</body>`),
    );
    await page.goto(path);
    await expectReact(page);
    await themeToggle(page).click();
    await expectTheme(page, 'light', 'light');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });
}

const countSources = (page: Page) => page.locator('picture > source').count();

test('a foreign picture that fails doesn’t affect the others', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const before = await countSources(page);
  expect(before).toBeGreaterThan(20);
  for (const parent of ['body', 'main']) {
    await page.locator(parent).evaluate(
      (element) =>
        new Promise((resolve) => {
          const pixel = Object.assign(new Image(), { src: 'https://beacon.example/pixel.gif' });
          pixel.addEventListener('error', resolve);
          element.append(pixel);
        }),
    );
  }
  expect(await countSources(page)).toBe(before);
});

test('a picture whose file can’t be loaded falls back to its src', async ({ page }) => {
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
  await page.goto('/');
  const picture = page.locator('main img').first();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(picture).toHaveJSProperty(
    'currentSrc',
    await picture.evaluate((image: HTMLImageElement) => image.src),
  );
});

for (const path of PAGES) {
  test(`${path} works with foreign elements between and in its controls`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const island of document.querySelectorAll('react-island')) {
          island.after(document.createElement('extension-icon'));
          island.before(document.createElement('extension-icon'));
          for (const part of island.querySelectorAll('[data-static]'))
            part.prepend(document.createElement('extension-icon'));
        }
      });
    });
    await page.goto(path);
    await expectReact(page);
    await themeToggle(page).click();
    await themeToggle(page).click();
    await expectTheme(page, 'dark', 'dark');
    for (const part of await page.locator('[data-static]').all())
      await expect(part.locator('> extension-icon')).toHaveCount(1);
  });
}

test('controls that a foreign script moves keep working', async ({ page }) => {
  await page.goto('/pricing');
  await expectReact(page);
  const states = await page.evaluate(() =>
    [...document.querySelectorAll('react-island')].map((island) => {
      const frame = document.createElement('div');
      island.replaceWith(frame);
      frame.append(island);
      return island.getAttribute('state');
    }),
  );
  expect(states).toEqual(['ready', 'ready']);
  await themeToggle(page).click();
  await expectTheme(page, 'light', 'light');
});
