import { expect, test, type Locator, type Page } from '@playwright/test';
import faq from '../content/data/faq.json';
import { planCard as card } from '../support/plans';
import { boxOf } from '../support/position';
import { expectReact } from '../support/visit';

/** What the cards say below the plans' descriptions. */
const MONTHLY = {
  Spoon: ['$0 every month', 'today and later'],
  Ladle: ['$4.99 every month', 'later'],
  Bowl: ['$8 every month', 'later, or $72 every year'],
  Cauldron: ['$120 every month', 'later, or $1,080 every year'],
};
const ANNUAL = {
  Spoon: ['$0 every year', 'today and later'],
  // It has no annual price.
  Ladle: MONTHLY.Ladle,
  Bowl: ['$72 $96 and not $96 every year', 'later · Keep $24 of the year'],
  Cauldron: ['$1,080 $1,440 and not $1,440 every year', 'later · Keep $360 of the year'],
};
const BOTH = {
  Spoon: [...MONTHLY.Spoon, ...ANNUAL.Spoon],
  Ladle: MONTHLY.Ladle,
  Bowl: [...MONTHLY.Bowl, ...ANNUAL.Bowl],
  Cauldron: [...MONTHLY.Cauldron, ...ANNUAL.Cauldron],
};
const CROSSED_OUT = ['$96', '$1,440'];

const periods = (page: Page) => page.getByRole('radiogroup', { name: 'Pay by' });
const monthly = (page: Page) => periods(page).getByRole('radio', { name: 'The month' });
const annual = (page: Page) => periods(page).getByRole('radio', { name: 'The year' });

async function expectCards(page: Page, cards: typeof MONTHLY) {
  for (const [name, lines] of Object.entries(cards))
    await expect(card(page, name).locator('p + div p').filter({ visible: true })).toHaveText(lines);
  const crossedOut = page.getByRole('main').locator('s').filter({ visible: true });
  await expect(crossedOut).toHaveText(cards === MONTHLY ? [] : CROSSED_OUT);
}

/** Expects that the buttons lead to the sign-up for their plans. */
async function expectSignUp(page: Page, period: 'monthly' | 'annual') {
  for (const [name, plan] of [
    ['Spoon', 'spoon'],
    ['Bowl', 'bowl'],
    ['Cauldron', 'cauldron'],
  ] as const) {
    const address = `https://kitchen.soup.example/join?plan=${plan}&period=${period}`;
    await expect(card(page, name).getByRole('link')).toHaveAttribute('href', address);
  }
}

test('the period changes the prices, the buttons and the address', async ({ page }) => {
  await page.goto('/');
  await page.goto('/pricing');
  await expect(monthly(page)).toBeChecked();
  await expectCards(page, MONTHLY);
  await expectSignUp(page, 'monthly');
  await annual(page).check();
  await expectCards(page, ANNUAL);
  await expectSignUp(page, 'annual');
  await expect(page).toHaveURL('/pricing#annual');
  await monthly(page).check();
  await expectCards(page, MONTHLY);
  await expect(page).toHaveURL('/pricing');
  // Neither change added a history entry.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('prices and buttons stay aligned if one plan has an extra line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/pricing');
  await expectReact(page);
  const tops = (part: string) =>
    page
      .locator(`main ul > li ${part}`)
      .evaluateAll((parts) => [
        ...new Set(parts.map((one) => Math.round(one.getBoundingClientRect().top))),
      ]);
  for (const part of ['h2', 'h2 ~ p', '.plan-price', 'div:has(> a)']) {
    await page
      .locator(`main ul > li > ${part}`)
      .nth(1)
      .evaluate((element) => {
        const line = document.createElement('p');
        line.textContent = 'Until the snow melts.';
        element.after(line);
      });
    expect(await tops('.plan-amount:visible')).toHaveLength(1);
    expect(await tops('> div > a')).toHaveLength(1);
    await page.getByText('Until the snow melts.').evaluate((line) => line.remove());
  }
});

test('banner and switch end where the cards end', async ({ page }) => {
  await page.goto('/pricing');
  const edges = async (element: Locator) => {
    const { x, width } = await boxOf(element);
    return [Math.round(x), Math.round(x + width)];
  };
  const banner = page.getByText('Nothing costs anything yet').locator('..').locator('..');
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edgeOf = async (name: string, side: 0 | 1) => (await edges(card(page, name)))[side];
    expect(await edges(banner), `${width} px`).toEqual([
      await edgeOf('Spoon', 0),
      await edgeOf('Ladle', 1),
    ]);
    expect(await edges(periods(page)), `${width} px`).toEqual([
      await edgeOf('Bowl', 0),
      await edgeOf('Cauldron', 1),
    ]);
  }
});

test('the query of a link stays in the address', async ({ page }) => {
  await page.goto('/pricing?utm_source=letter&q=a%20b#annual');
  await expect(annual(page)).toBeChecked();
  await monthly(page).check();
  await expect(page).toHaveURL('/pricing?utm_source=letter&q=a%20b');
  await annual(page).check();
  await expect(page).toHaveURL('/pricing?utm_source=letter&q=a%20b#annual');
});

test('Back from the app, a reload and a link show the annual prices', async ({ page }) => {
  await page.route('https://kitchen.soup.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The app' }),
  );
  await page.goto('/pricing');
  await annual(page).check();
  await card(page, 'Bowl').getByRole('link').click();
  await expect(page.getByText('The app')).toBeVisible();
  await page.goBack();
  await expect(annual(page)).toBeChecked();
  await expectCards(page, ANNUAL);
  await page.reload();
  await expect(annual(page)).toBeChecked();
  await expectCards(page, ANNUAL);
  await page.goto('/pricing');
  await expectCards(page, MONTHLY);
  // Without loading the document again.
  await page.evaluate(() => void (location.hash = 'annual'));
  await expect(annual(page)).toBeChecked();
  await expectCards(page, ANNUAL);
  await expect(periods(page)).toBeInViewport({ ratio: 1 });
});

test('arrow keys change the period, but Enter doesn’t', async ({ page }) => {
  await page.goto('/pricing');
  await expectReact(page);
  await monthly(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(annual(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCards(page, ANNUAL);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card shows both prices', async ({ page }) => {
    await page.goto('/pricing');
    await expectCards(page, BOTH);
    await expectSignUp(page, 'monthly');
    await expect(periods(page)).toBeHidden();
  });
});

test('both prices are printed, whichever is chosen', async ({ page }) => {
  await page.goto('/pricing');
  await annual(page).check();
  await expectCards(page, ANNUAL);
  await page.emulateMedia({ media: 'print' });
  await expectCards(page, BOTH);
  await expect(periods(page)).toBeHidden();
});

test('says what annual prices save, that all is free for now, and what every plan has', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(periods(page).getByText('25% LESS FOR A YEAR')).toBeVisible();
  await expect(annual(page)).toHaveAccessibleDescription('25% LESS FOR A YEAR');
  await expect(page.getByText('Nothing costs anything yet')).toBeVisible();
  await expect(
    page.getByText('No card, no charge, until we have tasted enough.').first(),
  ).toBeVisible();
  const features = (name: string) => card(page, name).getByRole('listitem');
  await expect(features('Spoon')).toHaveText([
    'A taste',
    'Seven looks a week',
    'One eater',
    'A paper lid',
  ]);
  await expect(features('Bowl')).toHaveText([
    'Four eaters',
    'Own pots',
    'A heavy lid',
    'Moved marks',
  ]);
  await expect(features('Cauldron')).toHaveText([
    'Any number of eaters',
    'A table for guests',
    'Help first',
  ]);
  // What comes later has no check mark.
  const areChecked = (name: string) =>
    features(name).evaluateAll((items) =>
      items.map((item) => getComputedStyle(item, '::before').rotate === '45deg'),
    );
  expect(await areChecked('Cauldron')).toEqual([true, false, true]);
  await expect(page.getByText('Most taken')).toHaveCount(1);
  await expect(card(page, 'Bowl').getByText('Most taken')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('a question opens and closes', async ({ page }) => {
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

/** Prices of other currencies, and their sizes (price-size.ts). */
const FOREIGN = [
  ['¥79,00', 'medium'],
  ['CHF\u00A04.50', 'small'],
  ['1.234,50\u00A0€', 'small'],
  ['Rp\u00A01.250.000', 'tiny'],
  ['CHF\u00A01’234’567.50', 'tiny'],
] as const;

test('a price in any currency fits on one line on every screen', async ({ page }) => {
  await page.goto('/pricing');
  for (const width of [320, 390, 704, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [price, size] of FOREIGN) {
      const misfits = await page.locator('.plan-price').evaluateAll(
        (all, [text, look]) =>
          all
            .map((element) => {
              element.setAttribute('data-size', look);
              const amounts = [...element.querySelectorAll<HTMLElement>('.plan-amount')];
              for (const amount of amounts) amount.textContent = text;
              return amounts.filter(
                (amount) =>
                  amount.getClientRects().length > 1 || amount.offsetWidth > element.clientWidth,
              ).length;
            })
            .filter((count) => count > 0),
        [price, size] as const,
      );
      expect(misfits, `${price} at ${width} px`).toEqual([]);
    }
  }
});
