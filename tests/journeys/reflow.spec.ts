import { expect, test } from '@playwright/test';
import labels from '../content/data/interface.json';
import { footer, header, navigation, openMenu } from '../support/controls';
import { expectAllTextSeen } from '../support/cut-text';
import { slideshow } from '../support/hero';
import { boxOf } from '../support/position';
import { desktop, phone } from '../support/visit';

// The policy doesn't apply to a visitor's own styles, which the tests add to the page.
test.use({ bypassCSP: true });

test('no text in the open menu is cut off when spaced or enlarged', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu(page).click();
  await expect(navigation(page)).toBeVisible();
  // The inert page behind it is skipped, because its strip moves.
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await expectAllTextSeen(page, phone.width);
});

test('the header stays in view, except in a short window, as at 400% zoom', async ({ page }) => {
  await page.goto('/try');
  const scrollWithHeight = async (height: number) => {
    await page.setViewportSize({ width: 320, height });
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  };
  await scrollWithHeight(256);
  await expect(header(page)).not.toBeInViewport();
  await scrollWithHeight(844);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('the word before the person of the hero keeps its colon when letters are spaced', async ({
  page,
}) => {
  await page.goto('/');
  const day = slideshow(page).locator('figcaption');
  const linesOfWord = () =>
    day.evaluate((element) => {
      const word = document.createRange();
      word.selectNodeContents(element.firstChild!);
      return word.getClientRects().length;
    });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const space of ['0', '0.05em', '0.12em']) {
      await day.evaluate((element, value) => (element.style.letterSpacing = value), space);
      expect(await linesOfWord(), `${width} px, ${space}`).toBe(1);
    }
  }
});

test('four feature tiles share a row on a desktop, and two on a phone', async ({ page }) => {
  await page.goto('/');
  for (const [viewport, share] of [
    [desktop, 4],
    [phone, 2],
  ] as const) {
    await page.setViewportSize(viewport);
    const tops = await page
      .getByRole('region', { name: 'What stands in front, and why' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(share);
  }
});

test('both rows of feature tiles are equally high on the widest screens', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  const heights = await page
    .locator('.feature-tile')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)));
  expect(heights).toHaveLength(8);
  expect(new Set(heights).size).toBe(1);
});

test('the footer’s lists are beside the brand on a tablet, and below it on a phone', async ({
  page,
}) => {
  await page.goto('/privacy');
  const brand = footer(page).getByRole('list', { name: labels.footer.social });
  const [first, second] = [0, 1].map((place) => footer(page).getByRole('navigation').nth(place));
  for (const [width, isBeside] of [
    [768, true],
    [phone.width, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { y, height } = await boxOf(brand);
    const list = await boxOf(first!);
    expect((await boxOf(second!)).y).toBe(list.y);
    expect(list.y < y + height).toBe(isBeside);
  }
});

test('the links of the hero share a row on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const links = page.locator('.introduction a.button');
  // As wide as those of the live site, whose labels are longer.
  for (const [place, label] of ['Get Started', 'Try your day'].entries())
    await links.nth(place).evaluate((link, text) => (link.textContent = text), label);
  expect((await boxOf(links.nth(1))).y).toBe((await boxOf(links.nth(0))).y);
});

test('on a desktop, headings of a short page are beside what they are about', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/privacy');
  const heading = await boxOf(page.getByRole('heading', { name: 'What is kept' }));
  const text = await boxOf(page.getByText('keeps a look as'));
  expect(text.x).toBeGreaterThan(heading.x + heading.width);
  expect(text.y).toBeLessThan(heading.y + heading.height);
});

test('no line of what /try isn’t is longer than a reader follows', async ({ page }) => {
  await page.goto('/try');
  const texts = page.locator('.demo-safety > p');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await texts.evaluateAll((all) =>
      all.map(
        (each) => each.getBoundingClientRect().width / parseFloat(getComputedStyle(each).fontSize),
      ),
    );
    expect(widths).toHaveLength(3);
    // In letters of an average width, about 80.
    expect(Math.max(...widths.slice(0, 2)), `${width} px`).toBeLessThan(42);
  }
});
