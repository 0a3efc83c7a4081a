import { expect, test } from '@playwright/test';
import faq from '../content/data/faq.json';
import features from '../content/data/features.json';
import trending from '../content/data/trending.json';
import { documents } from '../support/site';
import { expectReact } from '../support/visit';
import { boxOf } from '../support/position';

test('the first dish is printed on white, even with background graphics', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { address, dish } of [
    { address: '/', dish: '.first-tonight' },
    { address: '/features', dish: '.listed-first' },
    { address: '/try', dish: '.ranked-dish' },
  ]) {
    await page.goto(address);
    await expect(page.locator(dish).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('headings for a dark panel are printed in a dark color', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.locator('h3.how-heading').first()).toHaveCSS('color', 'rgb(163, 68, 31)');
});

test('the answers to the questions are printed', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/pricing');
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of faq.items) await expect(page.getByText(answer)).toBeVisible();
});

test('all trending recipes and the details of all tiles are printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const line of features.tiles.flatMap(({ details }) => details))
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  const width = page.viewportSize()?.width ?? NaN;
  for (const { title } of trending.items) {
    const box = await boxOf(page.getByRole('heading', { name: title }));
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
});

test('the people and the sets of How It Works are printed once, as text', async ({ page }) => {
  // A sheet of A4, on which the options are two by two on screens.
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const section = page.getByRole('region', { name: 'From shelf to bowl' });
  for (const name of ['Child, 9', 'South'])
    await expect(section.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('the demo prints the day, its plate and the ranking, without the controls', async ({
  page,
}) => {
  await page.goto('/try');
  await expectReact(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of ['For Cook, 30 by North', 'Barley', '2 times', '55% filled'])
    await expect(main.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 3, name: /^Place/ })).toHaveCount(10);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByText('Someone else')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Sort every pot' })).toHaveCount(0);
  await page.goto('/try#day=1,north,cook-30,-meat,pear,barley,kefir,plum,tea');
  await expectReact(page);
  await expect(main.getByRole('checkbox', { name: 'Nothing with legs or fins' })).toBeVisible();
  for (const text of ['Pear', 'Barley', 'Kefir', 'Plum', 'Tea'])
    await expect(main.locator('.eaten-food').getByText(text, { exact: true })).toBeVisible();
});

test('nothing is printed in a grid that Firefox would have to divide between pages', async ({
  page,
}) => {
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 720, height: 1000 });
  for (const path of documents) {
    await page.goto(path);
    await expectReact(page);
    await page.emulateMedia({ media: 'print' });
    const divided = await page.locator('main *').evaluateAll((elements) => {
      const isKeptTogether = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).breakInside === 'avoid' ||
          isKeptTogether(element.parentElement));
      const isLongGrid = (element: Element) =>
        getComputedStyle(element).display === 'grid' &&
        !getComputedStyle(element).gridTemplateColumns.includes(' ') &&
        element.getBoundingClientRect().height > 800;
      return elements
        .filter((each) => isLongGrid(each) && !isKeptTogether(each))
        .filter((each) => ![...each.children].every(isKeptTogether))
        .map((each) => each.outerHTML.slice(0, 100));
    });
    expect(divided, path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('Firefox prints in fonts whose bold text is still text in a PDF', async ({
  page,
  browserName,
}) => {
  await page.goto('/pricing');
  await page.emulateMedia({ media: 'print' });
  const families = await page.locator('h1, body').evaluateAll((elements) =>
    elements.map((element) => {
      const [first] = getComputedStyle(element).fontFamily.split(',');
      return first?.replaceAll('"', '');
    }),
  );
  expect(families).toEqual(
    browserName === 'firefox'
      ? ['Figtree Arial', 'Bricolage Grotesque Arial']
      : ['Figtree Variable', 'Bricolage Grotesque Variable'],
  );
});

test('headings of an article are printed with space above them', async ({ page }) => {
  await page.goto('/blog/how-the-shelf-is-sorted');
  await page.emulateMedia({ media: 'print' });
  const spaces = await page.locator('.prose > h2').evaluateAll((headings) =>
    headings.map((heading) => {
      let before = heading.previousElementSibling;
      if (before?.matches('.anchor')) before = before.previousElementSibling;
      return heading.getBoundingClientRect().top - (before?.getBoundingClientRect().bottom ?? 0);
    }),
  );
  expect(spaces.length).toBeGreaterThan(1);
  expect(Math.min(...spaces)).toBeGreaterThan(24);
});
