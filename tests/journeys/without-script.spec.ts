import { expect, test } from '@playwright/test';
import audiences from '../content/data/audiences.json';
import hero from '../content/data/hero.json';
import trending from '../content/data/trending.json';
import * as controls from '../support/controls';
import { holdUntilInView } from '../support/keyboard';
import { boxOf } from '../support/position';
import { pages } from '../support/site';
import { desktop, phone } from '../support/visit';

test.use({ javaScriptEnabled: false });

/** The pages that need nothing special: the others have tests of their own. */
const plain = pages.filter(({ path }) => !['/', '/try'].includes(path));

for (const { path } of plain) {
  test(`${path} shows its headings`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = page.locator('main :is(h2, h3)').filter({ visible: false });
    await expect(hidden).toHaveCount(0);
  });
}

test('every audience is shown under its role', async ({ page }) => {
  await page.goto('/');
  for (const { role, title, benefits } of audiences.tabs) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const names = page.getByText(role, { exact: true }).filter({ visible: true });
    await expect(names).not.toHaveCount(0);
    const panel = page.getByRole('tabpanel', { name: role });
    for (const benefit of benefits) {
      await expect(panel.getByText(benefit, { exact: true })).toBeVisible();
    }
  }
});

for (const how of ['a wheel', 'the right arrow key'])
  test(`${how} scrolls sideways through all pictures of the hero`, async ({ page }) => {
    // Here the width of a slide isn't a whole number of pixels.
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/');
    const slides = page.locator('.hero-slides');
    const { width } = await boxOf(slides);
    await slides.hover();
    await slides.focus();
    for (const [position, { alt }] of hero.slides.entries()) {
      const picture = page.getByRole('img', { name: alt });
      if (position > 0) {
        if (how === 'a wheel') await page.mouse.wheel(Math.round(width), 0);
        else await holdUntilInView('ArrowRight', picture);
      }
      await expect(picture).toBeInViewport({ ratio: 0.9 });
    }
  });

test('the bar that scrolls the pictures of the hero is thin, and shows its panel', async ({
  page,
}) => {
  await page.goto('/');
  const slides = page.locator('.hero-slides');
  await expect(slides).toHaveCSS('scrollbar-width', 'thin');
  await expect(slides).toHaveCSS('scrollbar-color', 'rgb(27, 42, 35) rgba(0, 0, 0, 0)');
});

test('controls that need a script aren’t shown', async ({ page }) => {
  await page.goto('/');
  await expect(controls.themeToggle(page)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  // Links that act as buttons work on their own.
  await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: trending.title }).getByRole('link').last(),
  ).toBeAttached();
});

test('the menu of a phone opens, and its links work', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await controls.openMenu(page).click();
  await controls
    .navigation(page)
    .getByRole('link', { name: controls.labelOf('/blog'), exact: true })
    .click();
  await expect(page).toHaveURL('/blog');
});

test('the theme is that of the device', async ({ page }) => {
  await page.goto('/');
  for (const [colorScheme, hex, rgb] of [
    ['light', '#fcf8f1', 'rgb(252, 248, 241)'],
    ['dark', '#101b16', 'rgb(16, 27, 22)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const bars = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    await expect(bars).toHaveAttribute('content', hex);
    await expect(page.locator('body'), colorScheme).toHaveCSS('background-color', rgb);
  }
});

test('the hero fits the window of a desktop', async ({ page }) => {
  await page.goto('/');
  for (const viewport of [desktop, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(viewport);
    // The fonts may arrive later.
    const section = page.getByRole('region', { name: hero.headline });
    await expect(section, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
  }
});
