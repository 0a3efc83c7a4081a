import { expect, test, type Locator, type Page } from '@playwright/test';
import { recordPageErrors } from '../support/page-errors';
import * as demo from '../support/try';
import { expectReact, holdBack, ISLAND_FILES } from '../support/visit';

const island = (page: Page) => page.locator('react-island[name=RankingDemo]');
const steps: ((page: Page) => Promise<void>)[] = [
  (page) => demo.more(page, 'Pear').click(),
  (page) => demo.more(page, 'Pear').click(),
  (page) => demo.choose(page, 'Cook, 60'),
  (page) => demo.less(page, 'Barley').click(),
  (page) => demo.opener(page, 'Eggs on rye').press('Enter'),
  (page) => demo.choose(page, 'South'),
  (page) => demo.search(page, 'Quince'),
  (page) => demo.food(page, 'Quince a whole one, 120 g').click(),
  (page) => demo.opener(page, 'Leek tart').press('Enter'),
  (page) => demo.search(page, 'Tro'),
  (page) => demo.food(page, 'Trout, smoked a fillet, 120 g').click(),
  (page) => demo.more(page, 'Trout, smoked').click(),
  (page) => demo.search(page, 'nothing'),
  (page) => demo.food(page, 'Empty the bowl').click(),
  (page) => demo.food(page, 'The sample day again').click(),
  (page) => demo.opener(page, 'Duck with beet').press('Enter'),
  (page) => demo.choose(page, 'Cook, 30'),
];

/** The demo's text nodes, in order. */
const textsOf = (page: Page) =>
  island(page).evaluate((whole) => {
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(String(walker.currentNode.textContent).trim());
    return texts.filter(Boolean);
  });

/** Wraps all text, now and later, as translating browsers do, and adds elements as extensions do. */
const interfere = (part: Locator) =>
  part.evaluate((whole) => {
    const wrapTexts = () => {
      const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!(text instanceof Text) || !text.data.trim()) continue;
        if (text.parentElement?.closest('font')) continue;
        const font = document.createElement('font');
        const inner = document.createElement('font');
        text.replaceWith(font);
        font.append(inner);
        inner.append(text.data);
      }
    };
    for (const parent of whole.querySelectorAll('div, p, td, label, li')) {
      parent.append(document.createElement('extension-icon'));
    }
    wrapTexts();
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(wrapTexts).observe(whole, changes);
  });

/** Opens the demo, and translates it before or after React starts in it, or not at all. */
async function openDemo(page: Page, translated: 'before' | 'after' | 'never') {
  const start = await holdBack(page, ISLAND_FILES);
  await page.goto('/try', { waitUntil: 'commit' });
  await expect(island(page)).toContainText('Sodium: nobody lacks it');
  if (translated === 'before') await interfere(island(page));
  start();
  await expect(page.locator('react-island[name=RankingDemo][state=ready]')).toHaveCount(1);
  if (translated === 'after') await interfere(island(page));
}

test('a demo translated before or after React starts matches an untranslated one', async ({
  page: untouched,
  context,
}) => {
  const before = await context.newPage();
  const after = await context.newPage();
  const errors = [recordPageErrors(before), recordPageErrors(after)];
  await openDemo(untouched, 'never');
  await openDemo(before, 'before');
  await openDemo(after, 'after');
  for (const [position, step] of steps.entries()) {
    await step(untouched);
    for (const [when, page] of Object.entries({ before, after })) {
      await step(page);
      await expect
        .poll(
          async () => {
            const expected = await textsOf(untouched);
            const texts = await textsOf(page);
            const wrong = texts.filter((text, place) => text !== expected[place]);
            return [...wrong, ...expected.slice(texts.length)];
          },
          `step ${position + 1}, translated ${when} React started`,
        )
        .toEqual([]);
    }
  }
  expect(errors.flat().filter((error) => error.startsWith('uncaught'))).toEqual([]);
});

for (const key of ['Enter', 'Space']) {
  test(`a control of a translated page, pressed with ${key} before React starts, responds and keeps the focus`, async ({
    page,
  }) => {
    const start = await holdBack(page, ISLAND_FILES);
    await page.goto('/');
    const card = page.locator('.example-card');
    await interfere(card);
    const kale = card.getByRole('button', { name: 'Kale' });
    await kale.press(key);
    await expect(kale).toHaveAttribute('aria-busy', 'true');
    start();
    await expectReact(page);
    await expect(kale).toHaveAttribute('aria-pressed', 'true');
    await expect(kale).toBeFocused();
    await page.keyboard.press(key);
    await expect(kale).toHaveAttribute('aria-pressed', 'false');
  });
}

test('the hero’s translated card shows the new scores after a tap', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const card = page.getByRole('figure').first();
  await interfere(card);
  await card.getByRole('button', { name: 'Kale' }).click();
  await expect(card.getByText('Pea soup with rye bread')).toBeVisible();
  await expect(card.getByText('66%')).toBeVisible();
});

test('how it works, translated, follows the person and the set that are pressed', async ({
  page,
}) => {
  const errors = recordPageErrors(page);
  await page.goto('/');
  await expectReact(page);
  const part = page.locator('react-island[name=ProfileSteps]');
  await interfere(part);
  await part.getByRole('button', { name: 'Child, 9' }).press('Enter');
  await expect(part).toContainText('Fiber 22 g Iron 9 mg');
  await expect(part).toContainText('Child, 9, after kale and plums');
  await part.getByRole('button', { name: 'Cook, 60' }).press('Enter');
  await part.getByRole('button', { name: 'South' }).press('Enter');
  await expect(part).toContainText('Fiber 25 g Iron 11 mg');
  await expect(part.getByRole('button', { pressed: true })).toHaveText(['Cook, 60', 'South']);
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});
