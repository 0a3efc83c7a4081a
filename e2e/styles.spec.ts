import { expect, test, type Page } from '@playwright/test';
import { documents } from './support/addresses';
import { visit } from './support/visit';

// Nothing may move while the styles of all elements are read.
test.use({ reducedMotion: 'reduce' });

/** A number for the styles of every element of the page, in the page's order. */
const stylesOfAll = (page: Page) =>
  page.evaluate(() => {
    const digest = (text: string) =>
      [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
    return [...document.body.querySelectorAll('*')].map((element) => {
      const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const drawn = styles.filter(({ content }, part) => part === 0 || content !== 'none');
      return `${element.tagName} ${element.className} ${digest(drawn.map((each) => each.cssText).join())}`;
    });
  });

for (const path of documents) {
  test(`${path} looks without the styles of other pages as with them`, async ({ page }) => {
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

/** The address of the stylesheet with all rules, as the scripts of the page know it. */
async function stylesheetOf(page: Page) {
  const start = await page.locator('[data-files]').getAttribute('data-files');
  const text = await (await page.request.get(start!.split(' ')[0]!)).text();
  return /href:"(\/styles[^"]+)"/.exec(text)![1]!;
}

test('with React come the styles of all pages', async ({ page }) => {
  await visit(page, '/404.html');
  await expect(page.locator('link[href^="/styles."]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCSS('border-collapse', 'separate');
});
