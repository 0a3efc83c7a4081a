import { expect, test } from '@playwright/test';
import { boxOf } from '../support/position';
import { desktop, phone } from '../support/visit';

const SENTENCE =
  'Soup & Co ladles for the healthy. If you are expecting, nursing, ill, or stir for a child with needs, ask a doctor first.';

for (const path of ['/', '/features', '/professionals', '/try']) {
  test(`a visitor reads who should ask a doctor first, in readable type: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const note = page.getByRole('main').getByText(SENTENCE, { exact: true });
    await expect(note).toBeVisible();
    const size = await note.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(14);
  });
}

test('on /try, the foods stand together, and who should ask a doctor first follows them', async ({
  page,
}) => {
  await page.goto('/try');
  const note = page.getByText('With an illness, ask a doctor before the shelf.');
  await expect(note).toBeVisible();
  const clear = page.getByRole('button', { name: 'Empty the bowl' });
  const bottom = await clear.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(await note.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThan(bottom);
});

for (const viewport of [phone, desktop]) {
  test(`whom the page is for, and who should skip it, is said before anything to tap: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/try');
    const main = page.getByRole('main');
    const note = main.getByText('For healthy people who aren’t pregnant or breastfeeding.');
    await expect(note).toContainText('If numbers weigh on you, skip this shelf.');
    await expect(note).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(note);
    for (const button of await main.getByRole('button').filter({ visible: true }).all())
      expect((await boxOf(button)).y).toBeGreaterThanOrEqual(y + height);
    await note.getByRole('link', { name: 'The house rules say more' }).click();
    await expect(page).toHaveURL('/house-rules#what-we-dont');
  });
}

test('a visitor of /try reads what the demo can’t know, and where to read more', async ({
  page,
}) => {
  await page.goto('/try');
  const heading = page.getByRole('heading', { level: 2, name: 'What the shelf can’t know' });
  await expect(heading).toBeVisible();
  await page
    .locator('.demo-safety')
    .getByRole('link', { name: 'The house rules say more' })
    .click();
  await expect(page).toHaveURL('/house-rules#what-we-dont');
});
