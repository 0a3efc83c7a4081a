import { expect, test } from '@playwright/test';
import audiences from '../../content/data/audiences.json';
import creators from '../../content/data/creators.json';
import faq from '../../content/data/faq.json';
import features from '../../content/data/features.json';
import plans from '../../content/data/plans.json';
import professionals from '../../content/data/professionals.json';
import tryRanking from '../../content/data/try.json';
import { post, routes } from '../support/addresses';

test.use({ javaScriptEnabled: false });

for (const path of [...routes, post]) {
  test(`${path} shows its headings`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const headings = page.locator(':is(h1, h2, h3, h4):not([inert] *)');
    for (const heading of await headings.all()) {
      // Its section has only buttons that need a script, so it is hidden.
      if ((await heading.textContent()) === tryRanking.plate.add) continue;
      await expect(heading).toBeVisible();
    }
  });
}

test('shows all feature details on the page that the tiles link to', async ({ page }) => {
  await page.goto('/');
  const { id, title } = features.tiles.at(-1)!;
  await expect(page.getByRole('button', { name: title })).toHaveCount(0);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/features#${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  for (const detail of features.tiles.flatMap((tile) => tile.details)) {
    await expect(page.getByText(detail)).toBeVisible();
  }
});

test('shows every audience under its role', async ({ page }) => {
  await page.goto('/');
  for (const { role, title, benefits } of audiences.tabs) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(role, { exact: true }).filter({ visible: true })).not.toHaveCount(
      0,
    );
    for (const benefit of benefits) {
      await expect(page.getByText(benefit, { exact: true })).toBeVisible();
    }
  }
});

test('shows all five hero pictures', async ({ page }) => {
  await page.goto('/');
  const pictures = page
    .getByRole('region', { name: 'Eat what your day is missing.' })
    .locator('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('shows monthly prices, and annual ones on demand', async ({ page }) => {
  await page.goto('/pricing');
  const standard = page.getByRole('listitem').filter({ hasText: plans.plans[1]!.description });
  await expect(standard.getByText('$5', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Annual' }).check();
  await expect(standard.getByText('$30', { exact: true })).toBeVisible();
  await expect(standard.getByText('$5', { exact: true })).toBeHidden();
});

for (const [path, questions] of Object.entries({
  '/pricing': faq.items,
  '/creators': creators.questions,
  '/professionals': professionals.questions,
})) {
  test(`opens the questions on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const { question, answer } of questions) {
      await expect(page.getByText(answer)).toBeHidden();
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
  });
}

test('opens the menu on a phone and follows its links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('shows no control that needs scripts', async ({ page }) => {
  await page.goto('/');
  for (const name of [/slideshow/, /slide \d/, /trending recipes/, 'Toggle theme']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
});

for (const [colorScheme, background] of [
  ['light', 'rgb(252, 248, 241)'],
  ['dark', 'rgb(16, 27, 22)'],
] as const) {
  test(`uses the theme of the device: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', background);
  });
}

test('shows a day, its gaps and the ranking as an example', async ({ page }) => {
  await page.goto('/try');
  await expect(page.getByText('Woman, 35 · US/Canada')).toBeVisible();
  await expect(page.getByText('Couscous, cooked', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Vitamin D' }).last()).toBeVisible();
  await expect(page.locator('details[name="dishes"]')).toHaveCount(10);
  for (const label of [tryRanking.plate.startOver, tryRanking.ranking.jump, /^Add |^One /]) {
    await expect(page.getByRole('button', { name: label })).toHaveCount(0);
  }
});

test('links the categories of the blog to their pages', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Technology' }).click();
  await expect(page).toHaveURL('/blog/category/technology');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/blog');
});
