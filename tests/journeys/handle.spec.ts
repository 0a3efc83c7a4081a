import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../support/position';
import { expectReact, holdBack, ISLAND_FILES } from '../support/visit';

const section = (page: Page) => page.getByRole('region', { name: 'Turn one knob' });
const slider = (page: Page) => section(page).getByRole('slider', { name: 'Bread, by weight' });
const sentence = (page: Page) =>
  section(page).locator('p:not([aria-live])', { hasText: 'g of bread make' });

/** The lengths of the arcs on the plate. */
const arcs = (page: Page) =>
  section(page)
    .locator('.gap-plate-arc')
    .evaluateAll((all) => all.map((arc) => arc.getAttribute('stroke-dasharray')));

test('a visitor changes one number, and share, arcs and sentence follow', async ({ page }) => {
  await page.goto('/house-rules');
  await expectReact(page);
  await expect(slider(page)).toHaveValue('60');
  const before = { words: await sentence(page).textContent(), arcs: await arcs(page) };
  expect(before.words).toMatch(/^60\sg of bread make/);
  await slider(page).fill('0');
  await expect(sentence(page)).toHaveText(/^0\sg of bread make/);
  const without = await arcs(page);
  expect(without).not.toEqual(before.arcs);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toHaveText(/^5\sg of bread make/);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '5 grams of it');
  await slider(page).fill('60');
  await expect(sentence(page)).toHaveText(String(before.words));
  expect(await arcs(page)).toEqual(before.arcs);
});

test('a number that was changed before React started stays, and the sentence follows', async ({
  page,
}) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/house-rules');
  await slider(page).fill('30');
  release();
  await expect(sentence(page)).toHaveText(/^30\sg of bread make/);
  await expect(slider(page)).toHaveValue('30');
});

test('a change is announced as one sentence', async ({ page }) => {
  await page.goto('/house-rules');
  await expectReact(page);
  const announced = section(page).locator('[aria-live]');
  await expect(announced).toHaveText('');
  await slider(page).fill('30');
  await expect(announced).toHaveText(/^30\sg of bread make/);
});

test('the slider stands where its author put it, and the text goes on below', async ({ page }) => {
  await page.goto('/house-rules');
  const before = await boxOf(page.getByText('Nothing moves that can’t be held.'));
  const panel = await boxOf(section(page));
  const after = page.getByText('So much for that.');
  expect(panel.y).toBeGreaterThan(before.y + before.height);
  expect((await boxOf(after)).y).toBeGreaterThan(panel.y + panel.height);
  // The rest has no lead paragraph of its own.
  const sizes = await Promise.all(
    [page.getByText('We count nobody.'), after].map((text) =>
      text.evaluate((element) => getComputedStyle(element).fontSize),
    ),
  );
  expect(sizes[1]).toBe(sizes[0]);
});

test('the sentence has room beside or below the plate', async ({ page }) => {
  await page.goto('/house-rules');
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(sentence(page))).width, `${width} px`).toBeGreaterThan(220);
  }
});

test('only the page with the formula has the slider', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(section(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is plain text', async ({ page }) => {
    await page.goto('/house-rules');
    await expect(sentence(page)).toHaveText(/^60\sg of bread make/);
    await expect(slider(page)).toBeHidden();
  });
});
