import { expect, test } from '@playwright/test';
import labels from '../content/data/interface.json';
import { footer, header, labelOf, logo, navigation } from '../support/controls';
import { overhang, phone } from '../support/visit';
import { siteStylesheet } from '../support/content';
import { category, plainPage, post } from '../support/site';
import { boxOf } from '../support/position';

const LINKS = [
  ['Manual', '/docs'],
  ['For Cooks', '/creators'],
  ['For Coaches', '/professionals'],
  ['Journal', '/blog'],
  ['Prices', '/pricing'],
  ['Enter', 'https://kitchen.soup.example/enter'],
  ['Join', 'https://kitchen.soup.example/join'],
] as const;

for (const path of ['/', category, '/404.html']) {
  test(`the header of ${path} has the logo and its links in order`, async ({ page }) => {
    await page.goto(path);
    await expect(logo(page)).toHaveAttribute('href', '/');
    await expect(navigation(page).getByRole('link')).toHaveText(LINKS.map(([name]) => name));
    for (const [name, href] of LINKS) {
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

/** The default font sizes that browsers offer. */
for (const size of [16, 24, 32]) {
  test(
    `the header shows the name, whole or with an ellipsis: ${size} px`,
    { tag: '@chromium' },
    async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.goto(plainPage);
      const name = logo(page).getByText('Soup & Co');
      await expect(name).toHaveCSS('text-overflow', 'ellipsis');
      for (let width = 320; width <= 440; width += 20) {
        await page.setViewportSize({ width, height: 700 });
        expect((await boxOf(name)).width, `${width} px`).toBeGreaterThan(60);
        const bar = header(page).locator('> div');
        const excess = await bar.evaluate((each) => each.scrollWidth - each.clientWidth);
        expect(excess, `${width} px`).toBeLessThanOrEqual(0);
        expect(await overhang(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

test('a long name ends in an ellipsis in the header, and wraps in the footer', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(plainPage);
  for (const [part, isCut] of [
    [header(page), true],
    [footer(page), false],
  ] as const) {
    const name = part.locator('[data-slot=logo]').getByText('Soup & Co');
    await name.evaluate((each) => (each.textContent = 'Soup & Company of the Far North'));
    const long = part.getByText('Soup & Company of the Far North');
    expect((await boxOf(long)).width).toBeGreaterThan(150);
    expect(await long.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(isCut);
  }
});

test('sign-up is never cut off beside the name, and is whole on keyboard focus', async ({
  page,
}) => {
  await page.goto(plainPage);
  const signUp = page.locator('[data-slot=sign-up] a');
  const places = [];
  for (let width = 240; width <= 480; width += 12) {
    await page.setViewportSize({ width, height: 700 });
    const place = await signUp.evaluate((link) => {
      const { top, left } = link.getBoundingClientRect();
      const box = link.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return top >= box.bottom ? 'none' : left >= box.left ? 'whole' : 'part';
    });
    places.push(place);
    await signUp.focus();
    await expect(signUp).toBeInViewport({ ratio: 1 });
    await signUp.blur();
  }
  expect(new Set(places)).toEqual(new Set(['none', 'whole']));
});

test('long labels move into the menu where the bar has no room', async ({ page }) => {
  await page.goto('/');
  await expect(header(page)).toContainClass('bar-64');
  // The document has the styles of its own labels only.
  await page.addStyleTag({ path: siteStylesheet() });
  const openMenu = header(page).getByRole('button', { name: labels.header.openMenu });
  for (const [screen, narrow, wide] of [
    ['64', 1008, 1024],
    ['80', 1264, 1280],
    ['96', 1520, 1536],
    ['none', 1920, null],
  ] as const) {
    await header(page).evaluate(
      (element, value) => element.classList.replace(String(element.classList[0]), `bar-${value}`),
      screen,
    );
    await page.setViewportSize({ width: narrow, height: 700 });
    await expect(openMenu).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    expect((await boxOf(header(page))).height).toBeLessThan(80);
    if (wide === null) continue;
    await page.setViewportSize({ width: wide, height: 700 });
    await expect(openMenu).toBeHidden();
    await expect(navigation(page)).toBeVisible();
  }
});
