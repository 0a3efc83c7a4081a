import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import { planCard } from '../support/plans';
import { desktop, expectReact, phone } from '../support/visit';
import { test } from './live';

// The specification's constants, as the live site shows them. If an owner decides otherwise, change them here.

const APP = 'https://app.evenplate.example';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The links of a part of the page: their names and addresses. */
const linksOf = (page: Page, landmark: 'banner' | 'contentinfo') =>
  page
    .getByRole(landmark)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`),
    );

for (const path of ['/', '/pricing', '/creators', '/professionals', '/blog'])
  test(`${path} exists`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  });

test('the header and the footer link to the pages, the app and five networks', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/pricing');
  expect(await linksOf(page, 'banner')).toEqual(
    expect.arrayContaining([
      'Evenplate /',
      'Docs https://docs.evenplate.example',
      'Creators /creators',
      'Professionals /professionals',
      'Blog /blog',
      'Pricing /pricing',
      `Log In ${APP}/login`,
      `Sign Up ${APP}/signup`,
    ]),
  );
  const footer = await linksOf(page, 'contentinfo');
  expect(footer).toEqual(
    expect.arrayContaining([
      'Pricing /pricing',
      'For Professionals /professionals',
      'For Creators /creators',
      'Blog /blog',
      'Documentation https://docs.evenplate.example',
      'Contact /contact',
    ]),
  );
  for (const host of ['youtube.com', 'instagram.com', 'tiktok.com', '//x.com', 'threads.net'])
    expect(footer.filter((link) => link.includes(host))).toHaveLength(1);
});

test('controls have their specified accessible names', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Toggle theme', 'Pause slideshow', 'Pause trending recipes'])
    await expect(button(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
  await page.setViewportSize(phone);
  await button(page, 'Open menu').click();
  await expect(button(page, 'Close menu')).toBeVisible();
});

test('the hero has five slides that change every 5 seconds', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute(
    'href',
    `${APP}/signup`,
  );
  const dots = page.getByRole('button', { name: /^Go to slide \d$/ });
  await expect(dots).toHaveCount(5);
  await expect(button(page, 'Go to slide 1')).toHaveAttribute('aria-current', 'true');
  const pause = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let turn: number | undefined;
        new MutationObserver(() => {
          if (turn !== undefined) done(performance.now() - turn);
          turn ??= performance.now();
        }).observe(document.body, { attributeFilter: ['aria-current'], subtree: true });
      }),
  );
  // A busy machine may be late, but is never early.
  expect(pause / 1000).toBeGreaterThan(4.9);
  const timer = page.locator('.hero-dot[aria-current]');
  const times = await timer.evaluate((dot) =>
    dot.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
  );
  expect(times).toContain(5000);
});

test('ten ranked recipes link to the app, in a loop of 60 seconds', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const strip = page.getByRole('region', { name: 'Trending Recipes' });
  const cards = strip.getByRole('listitem');
  await expect(cards).toHaveCount(10);
  for (const [at, card] of (await cards.all()).entries()) {
    await expect(card).toContainText(String(at + 1));
    await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`^${APP}/`));
  }
  await strip.scrollIntoViewIfNeeded();
  const loop = await cards.evaluateAll(async ([first, second]) => {
    const left = (card = first) => card?.getBoundingClientRect().left ?? NaN;
    const length = 10 * (left(second) - left());
    // The timer runs after the strip has moved in this frame.
    const frame = () =>
      new Promise<number>((next) => requestAnimationFrame((time) => setTimeout(next, 0, time)));
    const start = left();
    while (left() === start) await frame();
    const [began, from] = [await frame(), left()];
    let now = began;
    while (now - began < 2000) now = await frame();
    return (length / (from - left())) * ((now - began) / 1000);
  });
  expect(loop).toBeGreaterThan(55);
  expect(loop).toBeLessThan(65);
});

test('the home page explains two steps, four steps and two integrations', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'How It Works' });
  for (const name of ['Discover', 'Create', 'Plan', 'Track'])
    await expect(section.getByRole('heading', { name, exact: true })).toHaveCount(1);
  await expect(section.getByText('optional', { exact: true })).toHaveCount(1);
  await expect(section.getByText('Coming soon', { exact: true })).toHaveCount(2);
});

test('the home page has eight tiles, the audiences and a closing call', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('button', { expanded: false })).toHaveText([
    '400,000+ Recipes',
    '110 Nutrients',
    'Customizable Targets',
    'Gap Matching',
    'Advanced Filters',
    'Household Planning',
    'Custom Recipes',
    'Optimal Portions',
  ]);
  const tabs = page.getByRole('tablist', { name: 'Who Evenplate is for' }).getByRole('tab');
  const names = (await tabs.allTextContents()).join();
  for (const name of ['Families', 'Athletes', 'Health Goals', 'Professionals'])
    expect(names).toContain(name);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByRole('link', { name: 'Get Started Free' })).toHaveCount(1);
});

/** The monthly price, the annual one and the one crossed out, and what each plan contains. */
const PLANS = {
  Free: {
    prices: ['$0', '$0'],
    contents:
      /Demo.*10 recipe searches per week.*Single baseline profile.*Up to 10 saved favorites.*Session-only storage.*113-nutrient breakdowns/,
  },
  Standard: {
    prices: ['$5', '$30', '$60'],
    contents:
      /Up to 6 profiles.*Meal plans stored 30 days.*Custom recipes.*Tracking history.*Custom targets.*Export reports/,
  },
  Pro: {
    prices: ['$10', '$60', '$120'],
    contents:
      /Unlimited profiles.*Client management.*Target templates.*Recipe sharing.*Revenue sharing for professionals.*Priority support/,
  },
};

for (const [name, { prices, contents }] of Object.entries(PLANS)) {
  test(`the plan ${name} costs ${prices.join(', ')}`, async ({ page }) => {
    const [month = '', year = '', former] = prices;
    await page.goto('/pricing');
    const card = planCard(page, name);
    const shown = (text: string) => card.getByText(text, { exact: true }).filter({ visible: true });
    const crossedOut = card.locator('s, del').filter({ visible: true });
    await expect(card).toHaveText(contents);
    await expect(shown(month)).toHaveCount(1);
    await expect(crossedOut).toHaveCount(0);
    await page.getByRole('radio', { name: 'Annual' }).check();
    await expect(shown(year)).toHaveCount(1);
    await expect(crossedOut).toHaveText(former ? [former] : []);
    const trial = name === 'Free' ? 'Get Started' : 'Start Free Trial';
    const link = card.getByRole('link', { name: trial }).filter({ visible: true });
    await expect(link).toHaveAttribute('href', new RegExp(`^${APP}/signup`));
  });
}

test('the pricing page says what is free, what is discounted, and how to pay', async ({ page }) => {
  await page.goto('/pricing');
  const periods = page.getByRole('radiogroup', { name: 'Billing period' });
  await expect(periods.getByRole('radio')).toHaveCount(2);
  await expect(periods.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  for (const words of [
    '50% OFF - LIMITED TIME',
    /everything is free.*during alpha and beta, no card needed/,
    /anytime.*immediately/,
    /credit or debit card.*PayPal/,
    /14-day free trial, no card needed/,
    /Up to 6 on Standard/,
  ])
    await expect(main(page)).toContainText(words);
});

test('the blog lists articles from newest to oldest', async ({ page }) => {
  await page.goto('/blog');
  await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Technology')).toBeVisible();
  const dates = await main(page)
    .getByRole('article')
    .locator('time')
    .evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a category without articles says so', async ({ page }) => {
  await page.goto('/blog?category=Nothing');
  await expect(page.getByText('No articles found in this category.')).toBeVisible();
});

test('missing fields of articles have their defaults', () => {
  const { defaults } = JSON.parse(readFileSync('content/data/blog.json', 'utf8'));
  expect(defaults).toMatchObject({
    title: 'Untitled',
    category: 'Uncategorized',
    author: 'Anonymous',
  });
});

test('the first article has its category, read time and long date', async ({ page }) => {
  await page.goto('/blog/how-ranking-by-nutrient-gaps-works');
  const article = page.getByRole('article').first();
  for (const words of ['Technology', '6 min read', 'October 19, 2025'])
    await expect(article).toContainText(words);
});

test('the toggle cycles through light, dark and system, kept in a cookie for 365 days', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expectReact(page);
  for (const [theme, shown] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
  ] as const) {
    await button(page, 'Toggle theme').click();
    await expect(page.locator('html')).toHaveClass(shown);
    const stored = () => page.evaluate(() => localStorage.getItem('evenplate-ui-theme'));
    await expect.poll(stored).toBe(theme);
    const cookies = () => page.context().cookies();
    await expect
      .poll(cookies)
      .toMatchObject([{ name: 'evenplate-theme', value: theme, path: '/', sameSite: 'Lax' }]);
    const { expires } = itemAt(await cookies(), 0);
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
  }
});
