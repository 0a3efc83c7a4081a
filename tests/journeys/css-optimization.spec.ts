import { expect, test, type Page } from '@playwright/test';
import { documents } from '../support/addresses';
import { scrollThrough, visit } from '../support/visit';

// Nothing may move while the styles of all elements are read.
test.use({ reducedMotion: 'reduce' });

/** A number for the styles of every element of the page, in the page's order. */
const stylesOfAll = (page: Page, within = 'body') =>
  page.evaluate((root) => {
    const digest = (text: string) =>
      [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
    return [...document.querySelectorAll(`${root} *`)].map((element) => {
      const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const drawn = styles.filter(({ content }, part) => part === 0 || content !== 'none');
      return `${element.tagName} ${element.className} ${digest(drawn.map((each) => each.cssText).join())}`;
    });
  }, within);

for (const path of documents) {
  test(`${path} looks the same with all styles as with its own alone`, async ({ page }) => {
    await page.goto(path);
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
  });
}

for (const path of documents.filter((document) => document !== '/404.html')) {
  test(`${path} looks the same with shortened class names as after hydration`, async ({ page }) => {
    await visit(page, path);
    const asDocument = await withoutNames(page);
    const headline = await page.locator('h1').innerText();
    await visit(page, '/404.html');
    await goTo(page, path, headline);
    expect(await withoutNames(page)).toEqual(asDocument);
  });
}

/** The styles of the page's own part, without what it calls its classes. */
async function withoutNames(page: Page) {
  await scrollThrough(page);
  const styles = await stylesOfAll(page, 'main');
  return styles.map((style) => style.replace(/ .* /, ' '));
}

/** Goes to another page of the site as a link does, without a new document. */
async function goTo(page: Page, path: string, headline: string) {
  await page.evaluate((to) => {
    Object.assign(window, { sameDocument: true });
    Reflect.get(window, '___navigate')(to);
  }, path);
  await expect(page.locator('h1')).toHaveText(headline);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** The address of the stylesheet with all rules, as the scripts of the page know it. */
async function stylesheetOf(page: Page) {
  const start = await page.locator('[data-files]').getAttribute('data-files');
  const text = await (await page.request.get(start!.split(' ')[0]!)).text();
  return /href:"(\/styles[^"]+)"/.exec(text)![1]!;
}

test('hydration loads the styles of all pages', async ({ page }) => {
  await visit(page, '/404.html');
  await expect(page.locator('link[href^="/styles."]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCSS('border-collapse', 'separate');
});
