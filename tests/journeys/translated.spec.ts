import { expect, test, type Page } from '@playwright/test';
import content from '../../content/data/try.json';
import { recordPageErrors } from '../support/page-errors';
import {
  dishes,
  eaten,
  eu,
  fish,
  foodButton,
  fruit,
  less,
  man,
  more,
  radio,
  search,
  woman,
} from '../support/try';
import { holdBack } from '../support/visit';

const demo = (page: Page) => page.locator('[data-island]');
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const open = (place: number) => (page: Page) =>
  dishes(page)
    .nth(place - 1)
    .locator('summary')
    .press('Enter');

const steps: ((page: Page) => Promise<void>)[] = [
  (page) => more(page, eaten[0]!.food).click(),
  (page) => more(page, eaten[0]!.food).click(),
  (page) => radio(page, man.name).check(),
  (page) => less(page, eaten[1]!.food).click(),
  open(1),
  (page) => radio(page, eu.name).check(),
  (page) => search(page, fruit.name),
  (page) => foodButton(page, fruit).click(),
  open(4),
  (page) => search(page, fish.name.slice(0, 3)),
  (page) => foodButton(page, fish).click(),
  (page) => more(page, fish).click(),
  (page) => search(page, 'nothing'),
  press(content.plate.clear),
  press(content.plate.startOver),
  open(2),
  (page) => radio(page, woman.name).check(),
];

/** The texts of the demo, in order. */
const textsOf = (page: Page) =>
  demo(page).evaluate((whole) => {
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim());
    return texts.filter(Boolean);
  });

/** Puts all texts, now and later, into elements as browsers do that translate, and adds some as extensions do. */
const interfere = (page: Page) =>
  demo(page).evaluate((whole) => {
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
  test(`a demo translated ${when} React starts says what another says`, async ({
    page,
    context,
  }) => {
    const errors = recordPageErrors(page);
    const start = await holdBack(page, /\/islands-\w+\.js$/);
    await page.goto('/try', { waitUntil: 'commit' });
    await expect(demo(page)).toContainText(content.ranking.sources);
    if (when === 'before') await interfere(page);
    start();
    await expect(page.locator('[data-started]')).toHaveCount(1);
    if (when === 'after') await interfere(page);

    const untouched = await context.newPage();
    await untouched.goto('/try');
    await expect(untouched.locator('[data-started]')).toHaveCount(1);
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
