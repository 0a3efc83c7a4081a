import { expect, test } from '@playwright/test';
import labels from '../content/data/interface.json';
import site from '../content/data/site.json';
import { targetOf } from '../../plugins/site/model';
import { header, labelOf, logo, navigation } from '../support/controls';
import { overhang } from '../support/visit';
import { app, category, post } from '../support/site';

const links = [
  ...labels.header.links.map(({ label, to }) => [label, targetOf(to, site)] as const),
  [labels.header.logIn, app + site.logIn],
  [labels.header.signUp, app + site.signUp],
] as const;

for (const path of ['/', category, '/404.html']) {
  test(`the header of ${path} has the logo and its links in order`, async ({ page }) => {
    await page.goto(path);
    await expect(logo(page)).toHaveAttribute('href', '/');
    await expect(navigation(page).getByRole('link')).toHaveText(links.map(([name]) => name));
    for (const [name, href] of links) {
      const link = navigation(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
  });
}

for (const [path, value] of [
  ['/blog', 'page'],
  [post.path, 'true'],
  [category, 'true'],
] as const) {
  test(`${path} marks the link to the blog as the current one`, async ({ page }) => {
    await page.goto(path);
    const current = header(page).locator('[aria-current]');
    await expect(current).toHaveText(labelOf('/blog'));
    await expect(current).toHaveAttribute('aria-current', value);
  });
}

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

/** The sizes of a default font that browsers offer. */
for (const size of [16, 24, 32]) {
  test(
    `the name ends before the next control: ${size} px`,
    { tag: '@chromium' },
    async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.goto('/');
      for (let width = 244; width <= 440; width += 14) {
        await page.setViewportSize({ width, height: 700 });
        const bar = header(page).locator('> div');
        const excess = await bar.evaluate((each) => each.scrollWidth - each.clientWidth);
        expect(excess, `${width} px`).toBeLessThanOrEqual(0);
        if (width >= 320) expect(await overhang(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

test('sign-up is beside the name, whole or not at all, and whole for the keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const signUp = page.locator('[data-slot=sign-up] a');
  const places = [];
  for (let width = 240; width <= 480; width += 12) {
    await page.setViewportSize({ width, height: 700 });
    const place = await signUp.evaluate((link) => {
      const { top, left } = link.getBoundingClientRect();
      const box = link.parentElement!.getBoundingClientRect();
      return top >= box.bottom ? 'none' : left >= box.left ? 'whole' : 'part';
    });
    places.push(place);
    await signUp.focus();
    await expect(signUp).toBeInViewport({ ratio: 1 });
    await signUp.blur();
  }
  expect(new Set(places)).toEqual(new Set(['none', 'whole']));
});
