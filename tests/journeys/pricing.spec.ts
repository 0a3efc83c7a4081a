import { expect, test, type Page } from '@playwright/test';
import faq from '../content/data/faq.json';
import content from '../content/data/plans.json';
import { formatPrice } from '../../src/lib/format';
import { interpolate } from '../../src/lib/interpolate';
import { app } from '../support/site';

const { plans, billing, card: labels } = content;
type Plan = (typeof plans)[number];

const card = (page: Page, { name }: Plan) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

type Period = 'monthly' | 'annual';
const periods = (page: Page) => page.getByRole('radiogroup', { name: billing.label });
const radio = (page: Page, period: Period) =>
  periods(page).getByRole('radio', { name: billing[period] });

/** What a card says for a period, in a sentence of two lines, and the price in it that is crossed out. */
function contentOf(plan: Plan, period: Period) {
  const [month, year] = [formatPrice(plan.monthlyPrice), formatPrice(plan.annualPrice)];
  const price = period === 'monthly' ? [month, labels.perMonth] : [year, labels.perYear];
  const { originalAnnualPrice, savings } = plan;
  if (originalAnnualPrice === null) return { lines: [price.join(' '), labels.always], former: [] };
  const former = formatPrice(originalAnnualPrice);
  const [template, crossedOut] =
    period === 'monthly' ? [labels.orYear, []] : [labels.insteadOf, [former]];
  const note = interpolate(template, { price: year, former, savings: savings! });
  return { lines: [price.join(' '), note], former: crossedOut };
}

/** Expects that each card shows the prices of a period, and that its button leads to them. */
async function expectPrices(page: Page, period: Period) {
  await expect(radio(page, period)).toBeChecked();
  for (const plan of plans) {
    const { lines, former } = contentOf(plan, period);
    const shown = (selector: string) =>
      card(page, plan).locator(selector).filter({ visible: true });
    await expect(shown('p')).toHaveText([plan.description, ...lines]);
    await expect(shown('s')).toHaveText(former);
    const address = `${app}${plan.href}?plan=${plan.id}&period=${period}`;
    const button = card(page, plan).getByRole('link', { name: plan.cta });
    await expect(button).toHaveAttribute('href', address);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('switches from monthly to annual prices and back', async ({ page }) => {
      await page.goto('/pricing');
      await expectPrices(page, 'monthly');
      await radio(page, 'annual').check();
      await expectPrices(page, 'annual');
      await radio(page, 'monthly').check();
      await expectPrices(page, 'monthly');
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

test('arrow keys change the period, Enter doesn’t, and a reload undoes it', async ({ page }) => {
  await page.goto('/pricing');
  await radio(page, 'monthly').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'annual')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expectPrices(page, 'annual');
  await page.reload();
  await expectPrices(page, 'monthly');
});

test('says what annual prices save, that all is free, and what each plan has', async ({ page }) => {
  await page.goto('/pricing');
  await expect(periods(page).getByText(content.annualBadge)).toBeVisible();
  await expect(radio(page, 'annual')).toHaveAccessibleDescription(content.annualBadge);
  for (const text of [content.banner.title, content.banner.text])
    await expect(page.getByText(text)).toBeVisible();
  for (const plan of plans) {
    await expect(card(page, plan).getByRole('listitem')).toHaveText(plan.features);
    const badge = card(page, plan).getByText(labels.recommended);
    await expect(badge).toHaveCount(plan.highlighted ? 1 : 0);
  }
});
