import { expect, test, type Page } from '@playwright/test';
import faq from '../../content/data/faq.json';
import content from '../../content/data/plans.json';
import { formatPrice } from '../../src/lib/format';
import { app } from '../support/site';

const { plans, billing, card: labels } = content;
type Plan = (typeof plans)[number];

const card = (page: Page, { name }: Plan) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const period = (page: Page) => page.getByRole('radiogroup', { name: billing.label });
const monthly = (page: Page) => period(page).getByRole('radio', { name: billing.monthly });
const annual = (page: Page) => period(page).getByRole('radio', { name: billing.annual });

/** Expects the prices that a card shows, crossed-out ones first, and what its button leads to. */
async function expectShown(page: Page, plan: Plan, prices: number[], perPeriod: string) {
  const shown = card(page, plan)
    .getByText(/^\$[\d,]+$/)
    .filter({ visible: true });
  await expect(shown).toHaveText(prices.map(formatPrice));
  await expect(card(page, plan).getByText(perPeriod).filter({ visible: true })).toHaveCount(1);
  const link = card(page, plan).getByRole('link', { name: plan.cta });
  const name = perPeriod === labels.perMonth ? 'monthly' : 'annual';
  await expect(link).toHaveAttribute('href', `${app}${plan.href}?plan=${plan.id}&period=${name}`);
}

async function expectMonthly(page: Page) {
  await expect(monthly(page)).toBeChecked();
  for (const plan of plans) await expectShown(page, plan, [plan.monthlyPrice], labels.perMonth);
}

async function expectAnnual(page: Page) {
  await expect(annual(page)).toBeChecked();
  for (const plan of plans) {
    const former = plan.originalAnnualPrice === null ? [] : [plan.originalAnnualPrice];
    await expectShown(page, plan, [...former, plan.annualPrice], labels.perYear);
    await expect(card(page, plan).locator('s')).toHaveText(former.map(formatPrice));
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('switches from monthly to annual prices and back', async ({ page }) => {
      await page.goto('/pricing');
      await expectMonthly(page);
      await annual(page).check();
      await expectAnnual(page);
      await monthly(page).check();
      await expectMonthly(page);
    });

    test('opens and closes each question', async ({ page }) => {
      await page.goto('/pricing');
      for (const { question, answer } of faq.items) {
        await expect(page.getByText(answer)).toBeHidden();
        await page.getByText(question).click();
        await expect(page.getByText(answer)).toBeVisible();
        await page.getByText(question).click();
        await expect(page.getByText(answer)).toBeHidden();
      }
    });
  });
}

test('the arrow keys change the billing period, and Enter stays on the page', async ({ page }) => {
  await page.goto('/pricing');
  await monthly(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(annual(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expectAnnual(page);
});

test('shows monthly prices again after a reload', async ({ page }) => {
  await page.goto('/pricing');
  await annual(page).check();
  await page.reload();
  await expectMonthly(page);
});

test('describes the annual option by its badge', async ({ page }) => {
  await page.goto('/pricing');
  await expect(period(page).getByText(content.annualBadge)).toBeVisible();
  await expect(annual(page)).toHaveAccessibleDescription(content.annualBadge);
});

test('announces that everything is free for now', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByText(content.banner.title)).toBeVisible();
  await expect(page.getByText(content.banner.text)).toBeVisible();
});

test('each plan lists its features, and only highlighted ones are recommended', async ({
  page,
}) => {
  await page.goto('/pricing');
  for (const plan of plans) {
    await expect(card(page, plan).getByRole('listitem')).toHaveText(plan.features);
    const badge = card(page, plan).getByText(labels.recommended);
    await expect(badge).toHaveCount(plan.highlighted ? 1 : 0);
  }
});
