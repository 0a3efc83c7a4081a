import { expect, test, type Page } from '@playwright/test';
import labels from '../content/data/interface.json';
import { closeMenu, labelOf, navigation, openMenu } from '../support/controls';
import { tabThrough } from '../support/keyboard';
import { plainPage } from '../support/site';
import { desktop, phone } from '../support/visit';

test.use({ viewport: phone });

const dialog = (page: Page) => page.getByRole('dialog', { name: labels.header.menu });
const follow = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true }).click();

async function open(page: Page, path = plainPage) {
  await page.goto(path);
  await openMenu(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('assistive technology knows if the menu is open', { tag: '@chromium' }, async ({ page }) => {
  const isExpanded = async () => {
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const names: unknown[] = [labels.header.openMenu, labels.header.closeMenu];
    const button = nodes.find(({ name }) => names.includes(name?.value));
    return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await page.goto(plainPage);
  await expect.poll(isExpanded).toBe(false);
  await openMenu(page).click();
  await expect(closeMenu(page)).toBeVisible();
  await expect.poll(isExpanded).toBe(true);
});

test('screen readers don’t read the whole menu when it opens', async ({ page }) => {
  await page.goto(plainPage);
  await openMenu(page).click();
  // Firefox takes a menu that a button toggles for details of the button, and Orca reads them; not one that it hides.
  await expect(closeMenu(page)).toHaveAttribute('popovertargetaction', 'hide');
  await page.keyboard.press('Escape');
  await expect(openMenu(page)).not.toHaveAttribute('popovertargetaction');
});

for (const path of ['/', '/pricing']) {
  test(`the menu on ${path} closes when its link to /pricing is clicked`, async ({ page }) => {
    await open(page, path);
    await follow(page, labelOf('/pricing'));
    await expect(page).toHaveURL('/pricing');
    await expect(navigation(page)).toBeHidden();
    await expect(openMenu(page)).toBeVisible();
  });
}

test('the menu closes with its button, Escape or a click outside', async ({ page }) => {
  await page.goto(plainPage);
  await expect(navigation(page)).toBeHidden();
  await openMenu(page).click();
  await expect(navigation(page)).toBeVisible();
  await closeMenu(page).click();
  await expect(navigation(page)).toBeHidden();
  await openMenu(page).click();
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  await expect(openMenu(page)).toBeFocused();
  await openMenu(page).click();
  await page.mouse.click(phone.width / 2, phone.height - 20);
  await expect(navigation(page)).toBeHidden();
});

test('the keyboard reaches the links, and nothing behind the open menu', async ({ page }) => {
  await open(page);
  for (const link of await navigation(page).getByRole('link').all()) {
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
  }
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    // The key may have moved the focus to the browser's own controls.
    await closeMenu(page).focus();
    const stops = await tabThrough(page, key);
    expect(stops.length).toBeGreaterThan(1);
    expect(stops.filter(({ html }) => html.includes('#content'))).toEqual([]);
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('the menu is painted before the page behind it becomes inert', async ({ page }) => {
  await page.goto(plainPage);
  await expect(page.locator('header react-island')).toHaveAttribute('state', 'ready');
  await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const painted = () => requestAnimationFrame(() => (main.dataset.painted = String(main.inert)));
    addEventListener('toggle', painted, { capture: true, once: true });
  });
  await openMenu(page).click();
  await expect(page.locator('main')).toHaveAttribute('data-painted', 'false');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
});

test('the menu becomes part of the header when the screen is widened', async ({ page }) => {
  await open(page);
  await page.setViewportSize(desktop);
  await expect(navigation(page)).toBeVisible();
  await expect(openMenu(page).or(closeMenu(page))).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(navigation(page)).toBeHidden();
});

test('the page behind the open menu doesn’t scroll', async ({ page }) => {
  const readScroll = () => page.evaluate(() => Math.round(scrollY));
  await page.goto(plainPage);
  // Above this, no height depends on the width: the driver hides the scrollbar whose place an open menu keeps.
  await page.mouse.wheel(0, 300);
  await expect.poll(readScroll).toBe(300);
  // The driver brings the button into view before it clicks.
  await openMenu(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(phone.width / 2, phone.height - 20);
  await page.mouse.wheel(0, 500);
  for (const key of ['Space', 'PageDown', 'End']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  expect(await readScroll()).toBe(300);
});

test('on a small phone in landscape, all links can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await open(page);
  const last = navigation(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
