import { expect, test, type Page } from '@playwright/test';
import faq from '../content/data/faq.json';
import { expectReact, holdBack, ISLAND_FILES } from '../support/visit';

type Card = { name: string; lines: string[]; former: string[]; href: string };

const APP = 'https://kitchen.soup.example/join';

const MONTHLY: Card[] = [
  {
    name: 'Spoon',
    lines: ['$0 every month', 'today and later'],
    former: [],
    href: `${APP}?plan=spoon&period=monthly`,
  },
  {
    name: 'Bowl',
    lines: ['$8 every month', 'later, or $72 every year'],
    former: [],
    href: `${APP}?plan=bowl&period=monthly`,
  },
  {
    name: 'Cauldron',
    lines: ['$120 every month', 'later, or $1,080 every year'],
    former: [],
    href: `${APP}?plan=cauldron&period=monthly`,
  },
];

const ANNUAL: Card[] = [
  {
    name: 'Spoon',
    lines: ['$0 every year', 'today and later'],
    former: [],
    href: `${APP}?plan=spoon&period=annual`,
  },
  {
    name: 'Bowl',
    lines: ['$72 every year', 'later, not $96. Keep $24 of the year!'],
    former: ['$96'],
    href: `${APP}?plan=bowl&period=annual`,
  },
  {
    name: 'Cauldron',
    lines: ['$1,080 every year', 'later, not $1,440. Keep $360 of the year!'],
    former: ['$1,440'],
    href: `${APP}?plan=cauldron&period=annual`,
  },
];

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const periods = (page: Page) => page.getByRole('radiogroup', { name: 'Pay by' });
const monthly = (page: Page) => periods(page).getByRole('radio', { name: 'The month' });
const annual = (page: Page) => periods(page).getByRole('radio', { name: 'The year' });

/** The lines of a card that are seen, below its description. */
const lines = (page: Page, name: string) =>
  card(page, name).locator('p + div p').filter({ visible: true });

async function expectCards(page: Page, cards: Card[]) {
  for (const { name, lines: expected, former, href } of cards) {
    await expect(lines(page, name)).toHaveText(expected);
    await expect(card(page, name).locator('s').filter({ visible: true })).toHaveText(former);
    await expect(card(page, name).getByRole('link')).toHaveAttribute('href', href);
  }
}

test('the period changes the prices, the buttons and the address', async ({ page }) => {
  await page.goto('/');
  await page.goto('/pricing');
  await expect(monthly(page)).toBeChecked();
  await expectCards(page, MONTHLY);
  await annual(page).check();
  await expectCards(page, ANNUAL);
  await expect(page).toHaveURL('/pricing#annual');
  await monthly(page).check();
  await expectCards(page, MONTHLY);
  await expect(page).toHaveURL('/pricing');
  // Neither added a step.
  await page.goBack();
  await expect(page).toHaveURL('/');
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
  // The document stays.
  await page.evaluate(() => void (location.hash = 'annual'));
  await expect(annual(page)).toBeChecked();
  await expectCards(page, ANNUAL);
  await expect(periods(page)).toBeInViewport({ ratio: 1 });
});

test('arrow keys change the period, and Enter doesn’t', async ({ page }) => {
  await page.goto('/pricing');
  await expectReact(page);
  await monthly(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(annual(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCards(page, ANNUAL);
});

test('a tap before React counts', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/pricing');
  await expectCards(page, MONTHLY);
  await annual(page).click({ force: true });
  release();
  await expectCards(page, ANNUAL);
  await expect(annual(page)).toBeChecked();
});

const BOTH = MONTHLY.map((each, position) => ({
  ...each,
  lines: [...each.lines, ...ANNUAL[position]!.lines],
  former: ANNUAL[position]!.former,
}));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card shows both prices', async ({ page }) => {
    await page.goto('/pricing');
    await expectCards(page, BOTH);
    await expect(periods(page)).toBeHidden();
  });
});

test('without React’s file a card shows both prices', async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.goto('/pricing');
  await expectCards(page, BOTH);
  await expect(periods(page)).toBeHidden();
});

test('paper shows both prices, whichever is chosen', async ({ page }) => {
  await page.goto('/pricing');
  await annual(page).check();
  await expectCards(page, ANNUAL);
  await page.emulateMedia({ media: 'print' });
  for (const { name, lines: both } of BOTH) await expect(lines(page, name)).toHaveText(both);
  await expect(periods(page)).toBeHidden();
});

test('React runs the cards', async ({ page }) => {
  await page.goto('/pricing');
  await expectReact(page);
  const isReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  for (const { name } of MONTHLY)
    expect(await card(page, name).getByRole('heading').evaluate(isReact)).toBe(true);
});

test('says what annual prices save, that all is free, and what each plan has', async ({ page }) => {
  await page.goto('/pricing');
  await expect(periods(page).getByText('25% LESS FOR A YEAR')).toBeVisible();
  await expect(annual(page)).toHaveAccessibleDescription('25% LESS FOR A YEAR');
  await expect(page.getByText('Nothing costs anything yet')).toBeVisible();
  await expect(
    page.getByText('No card, no charge, until we have tasted enough.', { exact: false }).first(),
  ).toBeVisible();
  const features = (name: string) => card(page, name).getByRole('listitem');
  await expect(features('Spoon')).toHaveText(['A taste', 'Seven looks a week', 'One eater']);
  await expect(features('Bowl')).toHaveText(['Four eaters', 'Own pots', 'Moved marks']);
  await expect(features('Cauldron')).toHaveText([
    'Any number of eaters',
    'A table for guests',
    'Help first',
  ]);
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
