import { expect, test, type Page } from '@playwright/test';
import content from '../content/data/how-it-works.json';
import { boxOf } from '../support/position';
import { desktop, expectReact, phone } from '../support/visit';
import { writtenBefore } from '../support/written';

type Entry = {
  title: string;
  description: string;
  optional?: boolean;
  status?: string;
  example?: { title: string };
};
const lists: [what: string, heading: string, entries: Entry[]][] = [
  ['the setup, with what is optional', content.setupTitle, content.setup],
  ['the steps that repeat', content.stepsTitle, content.steps],
  ['every integration with its status', content.integrationsTitle, content.integrations],
];

for (const [what, heading, entries] of lists) {
  test(`shows ${what}, in order`, async ({ page }) => {
    await page.goto('/');
    const shown = page
      .getByRole('region', { name: content.title })
      .getByRole('heading', { name: heading })
      .locator('xpath=following::*[self::ol or self::ul][1]/li');
    await expect(shown).toHaveCount(entries.length);
    for (const [position, entry] of entries.entries()) {
      const { title, description, optional, status = '', example } = entry;
      const part = shown.nth(position);
      await expect(part.getByRole('heading', { name: title })).toBeVisible();
      for (const text of [description, status]) await expect(part).toContainText(text);
      await expect(part.getByText(content.optional)).toHaveCount(optional ? 1 : 0);
      if (!example) continue;
      await expect(part.getByRole('figure', { name: example.title })).toBeVisible();
    }
  });
}

const section = (page: Page) => page.getByRole('region', { name: content.title });
const eaters = (page: Page) => section(page).getByRole('figure', { name: 'The eaters' });
const marks = (page: Page) => section(page).getByRole('figure', { name: 'The marks' });

test('another person and another set change the profile, the targets and the first dish', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await expectReact(page);
  await expect(eaters(page).getByRole('button', { pressed: true })).toHaveText('Cook, 30');
  await expect(eaters(page)).toContainText('Never Celery');
  // By her own target of fiber; by the official one, it's 55%.
  await expect(eaters(page)).toContainText('In front tonight Smoked trout on kale 53% filled');
  await expect(marks(page)).toContainText('Fiber Moved 30 g, moved from 28 g Iron 15 mg');
  await expect(marks(page)).toContainText('Elsewhere, too: West');

  await eaters(page).getByRole('button', { name: 'Child, 9' }).click();
  await expect(eaters(page).getByRole('button', { pressed: true })).toHaveText('Child, 9');
  await expect(eaters(page)).toContainText('Never Beet');
  await expect(eaters(page)).toContainText('In front tonight Pea soup with rye bread 62% filled');
  await expect(marks(page)).toContainText('Fiber 22 g Iron 9 mg');
  await expect(section(page).locator('[aria-live]')).toHaveText(
    'Child, 9 by North: Pea soup with rye bread in front, 62% filled.',
  );
  // There are no southern figures for a child.
  await expect(marks(page).getByRole('button')).toHaveText(['North']);
  await expect(marks(page)).toContainText('Elsewhere, too: South and West');

  await eaters(page).getByRole('button', { name: 'Cook, 60' }).click();
  await marks(page).getByRole('button', { name: 'South' }).click();
  await expect(marks(page).getByRole('button', { pressed: true })).toHaveText('South');
  await expect(marks(page)).toContainText('Fiber 25 g Iron 11 mg');
  await expect(section(page).locator('[aria-live]')).toContainText('Cook, 60 by South');
});

test('people and sets can be chosen on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expectReact(page);
  await eaters(page).getByRole('button', { name: 'Cook, 60' }).click();
  await expect(eaters(page).getByRole('button', { pressed: true })).toHaveText('Cook, 60');
  await marks(page).getByRole('button', { name: 'South' }).click();
  await expect(marks(page)).toContainText('Fiber 25 g Iron 11 mg');
});

test('the titles of all steps look the same', async ({ page }) => {
  await page.goto('/');
  for (const { width } of [phone, desktop]) {
    await page.setViewportSize({ width, height: 900 });
    const looks = await section(page)
      .locator('ol > li h4')
      .evaluateAll((titles) =>
        titles.map((title) => {
          const { font, color } = getComputedStyle(title);
          return `${font} ${color}`;
        }),
      );
    expect(looks).toHaveLength(content.setup.length + content.steps.length);
    expect(new Set(looks).size, `${width} px`).toBe(1);
  }
});

const shelf = (page: Page) => section(page).getByRole('figure', { name: 'The shelf tonight' });

test('tonight’s dishes are those of the person and the set, and the other steps say whose they are', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await expectReact(page);
  const dishes = shelf(page).getByRole('listitem');
  await expect(dishes).toHaveText([
    'Smoked trout on kale Fills most of vitamin C and fiber 53% filled',
    'Pea soup with rye bread Fills most of fiber and magnesium 46% filled',
    'Barley salad with plums Fills most of fiber and magnesium 43% filled',
  ]);
  await expect(shelf(page)).toContainText('Cook, 30, after pear and barley');
  await expect(shelf(page)).not.toContainText('A bowl is a big one’s bowl.');

  await eaters(page).getByRole('button', { name: 'Child, 9' }).click();
  await expect(dishes).toHaveText([
    'Pea soup with rye bread Fills most of protein and fiber 62% filled',
    'Smoked trout on kale Fills most of protein and vitamin E 57% filled',
    'Kefir with plums Fills most of protein and vitamin E 55% filled',
  ]);
  await expect(shelf(page)).toContainText('Child, 9, after kale and plums');
  await expect(shelf(page)).toContainText('A bowl is a big one’s bowl.');
  for (const dish of await dishes.all()) {
    await expect
      .poll(() => dish.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(60);
  }
  for (const still of ['The week', 'A bowl, noted'])
    await expect(section(page).getByRole('figure', { name: still })).toContainText('Cook, 30');

  await eaters(page).getByRole('button', { name: 'Cook, 30' }).click();
  await marks(page).getByRole('button', { name: 'South' }).click();
  await expect(dishes).toHaveText([
    'Smoked trout on kale Fills most of vitamin C and magnesium 58% filled',
    'Pea soup with rye bread Fills most of fiber and magnesium 48% filled',
    'Barley salad with plums Fills most of fiber and magnesium 47% filled',
  ]);
});

test('all rows of the first steps have one height, and end in a line above what follows', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await Promise.all(
      [eaters(page), marks(page)].map(async (view) => view.locator('dl > div').all()),
    );
    expect(rows.map(({ length }) => length)).toEqual([2, 3]);
    const heights = await Promise.all(rows.flat().map(async (row) => (await boxOf(row)).height));
    expect(Math.max(...heights) - Math.min(...heights), `${width} px`).toBeLessThanOrEqual(2);
    const last = await boxOf(marks(page).locator('dl'));
    const note = await boxOf(marks(page).getByText('Elsewhere, too'));
    expect(note.y - last.y - last.height, `${width} px`).toBeLessThan(20);
  }
});

test('a phone leaves out the targets and amounts that the page repeats', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const view = (name: string) => section(page).getByRole('figure', { name });
  await expect(marks(page).getByText('Fiber')).toBeVisible();
  await expect(marks(page).getByText('Iron')).toBeHidden();
  // Names on the rim, and the list only for screen readers.
  const meal = view('A bowl, noted');
  const [name] = await writtenBefore(meal.locator('[data-symbol]'));
  expect(name).toBe('Vitamin\u00a0E');
  await expect(meal.getByRole('term')).toHaveCount(5);
  expect((await boxOf(meal.getByRole('term').first().locator('../..'))).width).toBeLessThan(2);
});

test('the logged meal can be another dish than the first one', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const meal = section(page).getByRole('figure', { name: 'A bowl, noted' });
  await expect(meal.getByRole('definition').first()).toHaveText('0.18, then 4.9 of 15 mg');
});

test('a person pressed before React starts is chosen when it has', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/', { waitUntil: 'commit' });
  await eaters(page).getByRole('button', { name: 'Child, 9' }).click();
  await expect(eaters(page).getByRole('button', { pressed: true })).toHaveText('Child, 9');
});

test('the section ends with the way to the demo', async ({ page }) => {
  await page.goto('/');
  await section(page).getByRole('paragraph').last().getByRole('link').click();
  await expect(page).toHaveURL('/try');
});

test('what can’t be pressed doesn’t look like a button', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/features');
  const options = page.getByRole('list').filter({ hasText: /^North\s*South\s*West$/ });
  await expect(options.getByRole('listitem')).toHaveCount(3);
  for (const option of await options.getByRole('listitem').all()) {
    await expect(option).toHaveCSS('border-top-width', '0px');
    await expect(option).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the people and the sets are text, and the chosen ones are marked', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    const chosen = section(page).locator('[aria-current]').filter({ visible: true });
    await expect(chosen).toHaveText(['Cook, 30', 'North']);
    await expect(eaters(page).getByRole('listitem')).toHaveText([
      'Child, 9',
      'Cook, 30',
      'Cook, 60',
    ]);
  });
});
