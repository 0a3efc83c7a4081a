import { expect, test } from '@playwright/test';
import { boxOf } from '../support/position';
import { phone } from '../support/visit';

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

test('on /try, the foods stand together, and whom the targets are for follows them', async ({
  page,
}) => {
  await page.goto('/try');
  const note = page.getByText('For healthy people who aren’t pregnant or breastfeeding.');
  await expect(note).toBeVisible();
  const clear = page.getByRole('button', { name: 'Empty the bowl' });
  const bottom = await clear.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(await note.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThan(bottom);
});

test('on a phone, it comes before the ranking, with the advice to skip the numbers', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  const note = await boxOf(page.getByText('If numbers weigh on you, skip them.'));
  const ranking = page.getByRole('heading', { name: 'The shelf of 10 from end to end' });
  expect(note.y + note.height).toBeLessThan((await boxOf(ranking)).y);
});

test('a visitor of /try reads what the demo can’t know, and where to read more', async ({
  page,
}) => {
  await page.goto('/try');
  const heading = page.getByRole('heading', { level: 2, name: 'What the shelf can’t know' });
  await expect(heading).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'The house rules say more' }).click();
  await expect(page).toHaveURL('/house-rules#what-we-dont');
});
