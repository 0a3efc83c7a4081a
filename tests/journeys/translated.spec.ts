import { expect, test, type Page } from '@playwright/test';
import content from '../content/data/try.json';
import { recordPageErrors } from '../support/page-errors';
import * as demo from '../support/try';
import { holdBack } from '../support/visit';

const island = (page: Page) => page.locator('[data-island=RankingDemo]');
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const open = (place: number) => (page: Page) =>
  demo
    .dishes(page)
    .nth(place - 1)
    .locator('summary')
    .press('Enter');

const steps: ((page: Page) => Promise<void>)[] = [
  (page) => demo.more(page, demo.eaten[0]!.food).click(),
  (page) => demo.more(page, demo.eaten[0]!.food).click(),
  (page) => demo.choose(page, demo.man.name),
  (page) => demo.less(page, demo.eaten[1]!.food).click(),
  open(1),
  (page) => demo.choose(page, demo.eu.name),
  (page) => demo.search(page, demo.fruit.name),
  (page) => demo.foodButton(page, demo.fruit).click(),
  open(4),
  (page) => demo.search(page, demo.fish.name.slice(0, 3)),
  (page) => demo.foodButton(page, demo.fish).click(),
  (page) => demo.more(page, demo.fish).click(),
  (page) => demo.search(page, 'nothing'),
  press(content.plate.clear),
  press(content.plate.startOver),
  open(2),
  (page) => demo.choose(page, demo.woman.name),
];

/** The texts of the demo, in order. */
const textsOf = (page: Page) =>
  island(page).evaluate((whole) => {
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim());
    return texts.filter(Boolean);
  });

/** Puts all texts, now and later, into elements as browsers do that translate, and adds some as extensions do. */
const interfere = (page: Page) =>
  island(page).evaluate((whole) => {
    const wrapTexts = () => {
      const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ parentElement }) => !parentElement!.closest('font'))) {
        if (!text.data.trim()) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(document.createElement('font'));
        font.firstElementChild!.append(text.data);
      }
    };
    for (const parent of whole.querySelectorAll('div, p, td, label, li')) {
      parent.append(document.createElement('extension-icon'));
    }
    wrapTexts();
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(wrapTexts).observe(whole, changes);
  });

for (const when of ['before', 'after'] as const) {
  test(`a demo translated ${when} React starts says what another says`, async ({ page }) => {
    const errors = recordPageErrors(page);
    const start = await holdBack(page, /\/islands\/react-\w+\.js$/);
    await page.goto('/try', { waitUntil: 'commit' });
    await expect(island(page)).toContainText(content.ranking.sources);
    if (when === 'before') await interfere(page);
    start();
    await expect(page.locator('[data-island=RankingDemo][data-started]')).toHaveCount(1);
    if (when === 'after') await interfere(page);

    const untouched = await page.context().newPage();
    await untouched.goto('/try');
    await expect(untouched.locator('[data-island=RankingDemo][data-started]')).toHaveCount(1);
    for (const [position, step] of steps.entries()) {
      await step(page);
      await step(untouched);
      await expect
        .poll(
          async () => {
            const expected = await textsOf(untouched);
            const texts = await textsOf(page);
            const wrong = texts.filter((text, place) => text !== expected[place]);
            return [...wrong, ...expected.slice(texts.length)];
          },
          `step ${position + 1}`,
        )
        .toEqual([]);
    }
    expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });
}
