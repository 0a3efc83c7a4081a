import { expect, test, type Page } from '@playwright/test';
import { planCard } from '../support/plans';
import { expectReact } from '../support/visit';

/** The rows of the table of plans, without the spaces at the ends of cells. */
const tableRows = (page: Page) =>
  page
    .getByRole('region', { name: 'Every pot beside the others' })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => Array.from(row.children, (cell) => cell.textContent.trim())),
    );

test('a table compares what all lists name, and says what else each plan has', async ({ page }) => {
  await page.goto('/pricing');
  expect(await tableRows(page)).toEqual([
    ['', 'Spoon', 'Ladle', 'Bowl', 'Cauldron'],
    ['The month', '$0', '$4.99', '$8', '$120'],
    ['The year', '$0', 'No word of it', '$72', '$1,080'],
    ['Eaters', 'One eater', 'Two eaters', 'Four eaters', 'Any number of eaters'],
    ['Lids', 'A paper lid', 'A lid', 'A heavy lid', ''],
    ['On one list', 'No word of it', 'No word of it', 'Own pots', 'Own potsA table for guests'],
  ]);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Spoon', 'Ladle', 'Bowl', 'Cauldron']);
  await expect(table.getByRole('rowheader')).toHaveCount(5);
});

test('a plan that includes another has a check mark for what the other has', async ({ page }) => {
  await page.goto('/pricing');
  const section = page.getByRole('region', { name: 'Every pot beside the others' });
  await expect(section.getByText('All of Bowl fits into Cauldron.')).toBeVisible();
  const lids = section.getByRole('row').filter({ hasText: 'A heavy lid' });
  await expect(lids.getByRole('img', { name: 'In it' })).toBeVisible();
  await expect(section.getByRole('img', { name: 'In it' })).toHaveCount(1);
});

test('each line of the table has the mark of the list: a check, or a ring for what comes later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/pricing');
  const rotationOf = (text: string) =>
    page
      .getByRole('table')
      .getByText(text, { exact: true })
      .evaluate((line) => getComputedStyle(line, '::before').rotate);
  expect(await rotationOf('A heavy lid')).toBe('45deg');
  expect(await rotationOf('A table for guests')).toBe('none');
});

test('on a phone, the name of a row is above its cells, which share the width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const row = page.getByRole('row').filter({ hasText: 'A heavy lid' });
  const [name, ...cells] = await row.evaluate((element) =>
    Array.from(element.children, (cell) => {
      const { x, y, width, bottom } = cell.getBoundingClientRect();
      return { x, y, width, bottom };
    }),
  );
  for (const cell of cells) {
    expect(cell.y).toBeGreaterThanOrEqual(Number(name?.bottom));
    expect(cell.width).toBeGreaterThan(70);
  }
  expect(new Set(cells.map(({ y }) => y)).size).toBe(1);
});

test('each button says that nothing is to be paid, and the banner is the loudest of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/pricing');
  for (const name of ['Spoon', 'Ladle', 'Bowl', 'Cauldron'])
    await expect(planCard(page, name).getByText('Not a cent while we taste')).toBeVisible();
  const sizeOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const banner = await sizeOf('Nothing costs anything yet');
  expect(banner).toBeGreaterThanOrEqual(24);
  // The discount and the mark of a plan are small.
  expect(await sizeOf('25% LESS FOR A YEAR')).toBeLessThan(banner * 0.6);
  expect(await sizeOf('Most taken')).toBeLessThan(banner * 0.6);
});

test('the discount is a badge, whichever period is chosen', async ({ page }) => {
  await page.goto('/pricing');
  await expectReact(page);
  const ground = await page
    .getByText('Most taken')
    .evaluate((mark) => getComputedStyle(mark).backgroundColor);
  const badge = page.getByText('25% LESS FOR A YEAR', { exact: true });
  await expect(badge).toHaveCSS('background-color', ground);
  await page.getByRole('radio', { name: 'The year' }).check();
  await expect(badge).toHaveCSS('background-color', ground);
});

test('shows a screen of the app and voices with their sources', async ({ page }) => {
  await page.goto('/pricing');
  const screen = page.getByRole('figure').filter({ hasText: 'The shelf as cooks see it.' });
  await expect(
    screen.getByRole('img', { name: 'A page with three pots, the fullest first.' }),
  ).toBeVisible();
  const voices = page.getByRole('region', { name: 'Heard over a bowl' });
  await expect(voices.getByRole('listitem')).toHaveCount(2);
  const voice = voices.getByRole('listitem').filter({ hasText: 'Ida Ladle' });
  await expect(voice).toContainText('I had no idea what was missing from my barley.');
  await expect(voice.getByRole('link', { name: 'The Weekly Spoon' })).toHaveAttribute(
    'href',
    'https://spoon.example/barley',
  );
});
