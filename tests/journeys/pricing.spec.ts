import { expect, test, type Page } from '@playwright/test';
import faq from '../../content/data/faq.json';
import plans from '../../content/data/plans.json';
import { app } from '../support/product';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const period = (page: Page) => page.getByRole('radiogroup', { name: 'Billing period' });
const radio = (page: Page, name: string) => period(page).getByRole('radio', { name });

/** The visible prices of a card, including crossed-out ones. */
const shownPrices = (page: Page, name: string) =>
  card(page, name)
    .getByText(/^\$\d+$/)
    .filter({ visible: true });

async function expectMonthlyPrices(page: Page) {
  await expect(shownPrices(page, 'Free')).toHaveText(['$0']);
  await expect(shownPrices(page, 'Standard')).toHaveText(['$5']);
  await expect(shownPrices(page, 'Pro')).toHaveText(['$10']);
  await expect(card(page, 'Standard').getByText('/month')).toBeVisible();
}

async function expectAnnualPrices(page: Page) {
  await expect(shownPrices(page, 'Free')).toHaveText(['$0']);
  await expect(shownPrices(page, 'Standard')).toHaveText(['$60', '$30']);
  await expect(shownPrices(page, 'Pro')).toHaveText(['$120', '$60']);
  await expect(card(page, 'Standard').locator('s')).toHaveText('$60');
  await expect(card(page, 'Pro').locator('s')).toHaveText('$120');
  await expect(card(page, 'Free').locator('s')).toHaveCount(0);
  await expect(card(page, 'Standard').getByText('/year')).toBeVisible();
}

for (const script of ['with', 'without'] as const) {
  test(
    `switches from monthly to annual prices and back ${script} the script files`,
    { tag: script === 'without' ? '@network' : [] },
    async ({ page }) => {
      if (script === 'without') await page.route('**/*.js', (route) => route.abort());
      await page.goto('/pricing');
      await expect(period(page).getByRole('radio')).toHaveCount(2);
      await expect(radio(page, 'Monthly')).toBeChecked();
      await expectMonthlyPrices(page);
      await radio(page, 'Annual').check();
      await expectAnnualPrices(page);
      await radio(page, 'Monthly').check();
      await expectMonthlyPrices(page);
    },
  );
}

test('changes the billing period with the keyboard', async ({ page }) => {
  await page.goto('/pricing');
  await radio(page, 'Monthly').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Annual')).toBeFocused();
  await expectAnnualPrices(page);
});

test('shows monthly prices again after a reload', async ({ page }) => {
  await page.goto('/pricing');
  await radio(page, 'Annual').check();
  await page.reload();
  await expect(radio(page, 'Monthly')).toBeChecked();
  await expectMonthlyPrices(page);
});

test('stays on the page when Enter is pressed on a period', async ({ page }) => {
  await page.goto('/pricing');
  await radio(page, 'Annual').check();
  await radio(page, 'Annual').press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expectAnnualPrices(page);
});

test('shows a badge at the annual option', async ({ page }) => {
  await page.goto('/pricing');
  await expect(period(page).getByText('50% OFF - LIMITED TIME')).toBeVisible();
  await expect(radio(page, 'Annual')).toHaveAccessibleDescription('50% OFF - LIMITED TIME');
});

test('shows a banner about the free alpha and beta', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByText(plans.banner.title)).toBeVisible();
  await expect(page.getByText(/alpha and beta,? .* no card is needed\./)).not.toHaveCount(0);
});

for (const { id, name, features, cta } of plans.plans) {
  test(`the plan ${name} lists its features and links to the sign-up for each period`, async ({
    page,
  }) => {
    await page.goto('/pricing');
    for (const feature of features) {
      await expect(card(page, name).getByText(feature, { exact: true })).toBeVisible();
    }
    const link = card(page, name).getByRole('link');
    await expect(link).toHaveText(name === 'Free' ? cta : 'Start Free Trial');
    await expect(link).toHaveAttribute('href', `${app}/signup?plan=${id}&period=monthly`);
    await radio(page, 'Annual').check();
    await expect(link).toHaveText(name === 'Free' ? cta : 'Start Free Trial');
    await expect(link).toHaveAttribute('href', `${app}/signup?plan=${id}&period=annual`);
  });
}

for (const { question, answer } of faq.items) {
  test(`opens and closes the question: ${question}`, async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByText(answer)).toBeHidden();
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeHidden();
  });
}
