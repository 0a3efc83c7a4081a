import { Readability } from '@mozilla/readability';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { recordPageErrors } from '../support/page-errors';
import { desktop, expectPictures, overhang, phone } from '../support/visit';
import { addresses, test } from './live';

const paths = addresses.map((address) => new URL(address).pathname);

/** Answers for other sites, whose pictures an article may show: the site itself asks for nothing else. */
const answerForOthers = (page: Page, live: string) =>
  page.route(
    ({ origin }) => origin !== live,
    (route) => {
      const isPicture = route.request().resourceType() === 'image';
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
      return isPicture ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.continue();
    },
  );

for (const path of [...paths, '/404.html']) {
  test(`${path} is whole: structure, pictures, no error, no needless script or style, axe`, async ({
    page,
    live,
  }) => {
    await answerForOthers(page, live);
    const errors = recordPageErrors(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    // What Tailwind adds for browsers before @property, and esbuild for CommonJS.
    expect(await page.content()).not.toMatch(/@layer properties|\{exports:\{\}\}/);
    await expect(page.locator('html')).toHaveAttribute('lang', /^[a-z]/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expectPictures(page);
    expect(await axeFindings(page, 'html'), 'light, on a phone').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overhang(page), 'wider than 320 px').toBeLessThanOrEqual(0);

    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectPictures(page);
    expect(await axeFindings(page, 'html'), 'dark, on a desktop').toEqual([]);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('Tab');
    for (const script of scripts) expect(script).toMatch(/\/islands\/[\w.-]+\.js$/);
    expect(errors.filter((error) => !error.startsWith('elsewhere'))).toEqual([]);
  });
}

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(selector).first().getAttribute(name);

test('every page has a title, a description, a share picture and its address', async ({ page }) => {
  for (const [position, address] of addresses.entries()) {
    const path = paths[position]!;
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveTitle(/\w/);
    expect(await attribute(page, 'meta[name=description]', 'content'), path).toMatch(/\w/);
    expect(await attribute(page, 'link[rel=canonical]', 'href'), path).toBe(address);
    const picture = new URL((await attribute(page, 'meta[property="og:image"]', 'content'))!);
    expect(picture.origin).toBe(new URL(address).origin);
    expect((await page.request.head(picture.pathname)).status(), path).toBe(200);
  }
});

test('reader views know no text by its names as junk', async ({ page }) => {
  const { unlikelyCandidates, okMaybeItsACandidate } = Reflect.get(
    Readability.prototype,
    'REGEXPS',
  ) as Record<'unlikelyCandidates' | 'okMaybeItsACandidate', RegExp>;
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const names = await page
      .locator('main *')
      .evaluateAll((elements) => elements.map(({ id, classList }) => `${classList.value} ${id}`));
    expect(
      names.filter((each) => unlikelyCandidates.test(each) && !okMaybeItsACandidate.test(each)),
      path,
    ).toEqual([]);
  }
});

/** Where programs that know no styles, such as text browsers, would write two words as one. */
const findJoinedWords = () => {
  const BLOCKS =
    'address, article, aside, blockquote, br, dd, details, div, dl, dt, fieldset, figcaption, figure, findable-part, footer, form, h1, h2, h3, h4, h5, h6, header, hr, img, input, legend, li, main, nav, ol, p, pre, section, summary, svg, table, td, th, tr, ul';
  const joined: string[] = [];
  let before: Text | undefined;
  const edge = (text: Text, start: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    return range.getBoundingClientRect();
  };
  const visit = (node: Node) => {
    if (node instanceof Text && node.data) {
      if (before && /\S$/.test(before.data) && /^[^\s,.;:!?)]/.test(node.data)) {
        const [left, right] = [edge(before, before.data.length - 1), edge(node, 0)];
        const isSeenAsOne =
          left.width * right.width > 0 &&
          Math.abs(right.left - left.right) < 1.5 &&
          right.top < left.bottom;
        if (!isSeenAsOne) joined.push(`${before.data.slice(-20)}|${node.data.slice(0, 20)}`);
      }
      before = node;
    }
    if (!(node instanceof Element) || node.matches('script, style, svg, sup')) return;
    const isBlock = node.matches(BLOCKS);
    if (isBlock) before = undefined;
    node.childNodes.forEach(visit);
    if (isBlock) before = undefined;
  };
  visit(document.body);
  return joined;
};

test('words that stand apart are apart in the text of every page', async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(findJoinedWords), path).toEqual([]);
  }
});
