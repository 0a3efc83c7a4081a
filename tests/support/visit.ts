import { expect, type Page } from '@playwright/test';

/** A phone and a desktop. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Waits until all visible pictures on the page have loaded. */
export const expectPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((picture) => picture.checkVisibility() && picture.naturalWidth === 0)
          .map(({ alt, src }) => alt || src),
      ),
    )
    .toEqual([]);

/** Waits until the page has its fonts, which come after it has loaded if its document was slow. They move text. */
export const expectFonts = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes(' Variable') && status === 'loaded',
        ),
      ),
    )
    .toBe(true);

/** How many pixels wider the page is than its window. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Simulates hiding or showing the tab, which no driver supports. */
export const hideTab = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Simulates that the visitor comes back to the tab, which no driver supports. */
export const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The files of React and the islands. */
export const ISLAND_FILES = /\/islands\/.*\.js$/;

/** The files with the large props of islands. */
export const PROPS_FILES = /\/static\/props-\w+\.json$/;

/** Waits until React runs all islands of the page. */
export const expectReact = (page: Page) =>
  expect(page.locator('react-island:not([state=ready])')).toHaveCount(0);

/** Leaves the requests for some files unanswered until the returned function is called. */
export async function holdBack(page: Page, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(files, (route) => released.then(() => route.continue()));
  return release;
}

/** Gives documents that are opened from now on a clock that only the test advances. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Fakes the document's response time, which the page uses to detect a fast connection. */
export const answerAfter = (page: Page, time: number) =>
  page.addInitScript((responseStart) => {
    const timing = { requestStart: { value: 0 }, responseStart: { value: responseStart } };
    Object.defineProperties(PerformanceNavigationTiming.prototype, timing);
  }, time);

/** Changes the documents with a path before the browser gets them. */
export const changeDocument = (page: Page, path: string, change: (html: string) => string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
