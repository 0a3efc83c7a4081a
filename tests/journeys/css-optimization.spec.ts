import { expect, test, type Page } from '@playwright/test';
import plans from '../../content/data/plans.json';
import { documents } from '../support/addresses';
import { scrollThrough, visit } from '../support/visit';

// An animation would change styles while they are read.
test.use({ reducedMotion: 'reduce' });

/** Panels get their contents while the visitor scrolls; those of a closed `<details>` aren't rendered. */
const LEFT_OUT = '.feature-panel, details:not([open]) > :not(summary)';

/** A hash of the computed styles of every rendered element, in document order. */
const stylesOfAll = (page: Page, within = 'body') =>
  page.evaluate(
    ([root, left]) => {
      const digest = (text: string) =>
        [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
      return [...document.querySelectorAll(`${root} *:not(:is(${left}), :is(${left}) *)`)].map(
        (element) => {
          const styles = [null, '::before', '::after'].map((part) =>
            getComputedStyle(element, part),
          );
          const drawn = styles.filter(({ content }, part) => part === 0 || content !== 'none');
          // The `cssText` of a computed style is empty (CSSOM).
          const values = drawn.flatMap((each) =>
            // A page's own styles lack custom properties that the page doesn't use.
            Array.from(each, (name) => (name.startsWith('--') ? '' : each.getPropertyValue(name))),
          );
          return `${element.tagName} ${element.className} ${digest(values.filter(Boolean).join())}`;
        },
      );
    },
    [within, LEFT_OUT] as const,
  );

for (const path of documents) {
  test(
    `${path} looks the same with all styles as with its own alone`,
    { tag: '@reduced-motion' },
    async ({ page }) => {
      await page.goto(path);
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLStyleElement>('[data-fonts]')].every(
          ({ media }) => media === 'all',
        ),
      );
      await page.evaluate(() => document.fonts.ready);
      const alone = await stylesOfAll(page);
      const address = await stylesheetOf(page);
      await page.evaluate(
        (href) =>
          new Promise((resolve) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            link.addEventListener('load', resolve);
            document.head.append(link);
          }),
        address,
      );
      expect(await stylesOfAll(page)).toEqual(alone);
    },
  );
}

for (const path of documents.filter((document) => document !== '/404.html')) {
  test(
    `${path} looks the same with shortened class names as after hydration`,
    { tag: '@reduced-motion' },
    async ({ page }) => {
      await visit(page, path);
      const asDocument = await withoutNames(page);
      const headline = await page.locator('h1').innerText();
      await visit(page, '/404.html');
      await goTo(page, path, headline);
      expect(await withoutNames(page)).toEqual(asDocument);
    },
  );
}

/** The tags and computed styles in the page's `<main>`, without class names. */
async function withoutNames(page: Page) {
  await scrollThrough(page);
  const styles = await stylesOfAll(page, 'main');
  return styles.map((style) => style.replace(/ .* /, ' '));
}

/** Navigates to another page of the site with the client-side router. */
async function goTo(page: Page, path: string, headline: string) {
  await page.evaluate((to) => {
    Object.assign(window, { sameDocument: true });
    Reflect.get(window, '___navigate')(to);
  }, path);
  await expect(page.locator('h1')).toHaveText(headline);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** The address of the complete stylesheet, which the scripts of the page name. */
async function stylesheetOf(page: Page) {
  const start = await page.locator('[data-files]').getAttribute('data-files');
  const text = await (await page.request.get(start!.split(' ')[0]!)).text();
  return /href:"(\/styles[^"]+)"/.exec(text)![1]!;
}

test('hydration loads the styles of all pages', async ({ page }) => {
  await visit(page, '/404.html');
  await expect(page.locator('link[href^="/styles."]')).toHaveCount(1);
  await goTo(page, '/pricing', plans.title);
  await expect(page.getByRole('radiogroup')).toHaveCSS('display', 'flex');
});
