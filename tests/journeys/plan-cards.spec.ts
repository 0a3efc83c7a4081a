import { expect, test } from '@playwright/test';
import { planCard as card } from '../support/plans';
import { boxOf } from '../support/position';
import { desktop, expectReact } from '../support/visit';

test('the buttons stay where they are when the period changes, close below the prices', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expectReact(page);
  for (const width of [704, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('radio', { name: 'The month' }).check();
    const note = card(page, 'Cauldron').getByText('later, or');
    const button = card(page, 'Cauldron').getByRole('link');
    await expect(note).toBeVisible();
    const { y } = await boxOf(button);
    const { y: top, height } = await boxOf(note);
    await page.getByRole('radio', { name: 'The year' }).check();
    const after = card(page, 'Cauldron').getByText('later · Keep');
    await expect(after).toBeVisible();
    expect((await boxOf(button)).y, `${width} px`).toBeCloseTo(y, 0);
    // The longer of the two notes ends 20 pixels above, or what they are at this text size.
    const { y: annualTop, height: annualHeight } = await boxOf(after);
    const gap = y - Math.max(top + height, annualTop + annualHeight);
    expect(gap, `${width} px`).toBeLessThan(28);
  }
});

test('the recommended plan is on the ground of winners in both themes, and its button is the only filled one', async ({
  page,
}) => {
  const styleOf = (name: string, part: string) =>
    card(page, name)
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [colorScheme, ground, plain, button] of [
    ['light', 'rgb(35, 70, 58)', 'rgb(255, 255, 255)', 'rgb(240, 178, 126)'],
    ['dark', 'rgb(42, 85, 65)', 'rgb(26, 46, 36)', 'rgb(240, 178, 126)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/pricing');
    await expect(card(page, 'Bowl')).toHaveCSS('background-color', ground);
    expect(await styleOf('Bowl', 'a')).toBe(button);
    for (const other of ['Spoon', 'Ladle', 'Cauldron']) {
      await expect(card(page, other)).toHaveCSS('background-color', plain);
      expect(await styleOf(other, 'a')).toBe('rgba(0, 0, 0, 0)');
    }
  }
});

test('the way to /try is no wider on paper than its label needs', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/pricing');
  const way = page.locator('.plan-try');
  const lead = await boxOf(way.locator('.plan-try-lead'));
  const button = await boxOf(way.getByRole('link'));
  expect(button.width).toBeLessThan(lead.width / 2);
});

test.describe('with text at 200% at 320 px', () => {
  // The policy doesn't apply to a visitor's own styles, which the test adds to the page.
  test.use({ bypassCSP: true, viewport: { width: 320, height: 800 } });

  test('the check marks of the lists stand apart from their words', async ({ page }) => {
    await page.goto('/pricing');
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const rooms = await page.locator('.mark-check').evaluateAll((items) =>
      items.flatMap((item) => {
        const mark = getComputedStyle(item, '::before');
        // The table has no marks on a phone.
        if (mark.display === 'none') return [];
        const end = parseFloat(mark.insetInlineStart) + parseFloat(mark.width);
        return [parseFloat(getComputedStyle(item).paddingInlineStart) - end];
      }),
    );
    expect(rooms.length).toBeGreaterThan(0);
    expect(Math.min(...rooms)).toBeGreaterThan(8);
  });
});
