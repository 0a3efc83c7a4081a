import { expect, test, type Page } from '@playwright/test';
import { expectTheme, navigation, openMenu, themeToggle, tile } from '../support/controls';
import {
  changeDocument,
  expectReact,
  holdBack,
  ISLAND_FILES,
  phone,
  PROPS_FILES,
  stopClock,
} from '../support/visit';
import { food } from '../support/try';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

for (const [path, names] of [
  [
    '/',
    [
      'HeaderControls',
      'Slideshow',
      'RecipeMarquee',
      'ProfileSteps',
      'FeatureTiles',
      'AudienceTabs',
    ],
  ],
  ['/pricing', ['HeaderControls', 'Plans']],
  ['/blog', ['HeaderControls', 'CategoryFilter']],
  ['/try', ['HeaderControls', 'RankingDemo']],
] as const) {
  test(`React runs every control of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const name of names) {
      const controls = page.locator(
        `react-island[name=${name}][state=ready] :is(button, input, [role=button], [role=tab]):not([data-static] *)`,
      );
      await expect(controls.first()).toBeAttached();
      // React stores an element's props and handlers in a field of the element.
      const hasProps = (all: Element[]) =>
        all.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')));
      expect(await controls.evaluateAll(hasProps), name).toBe(true);
    }
    await expect(page.locator('react-island')).toHaveCount(names.length);
  });
}

test('React starts in a document without frames, as in a hidden tab', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  await page.goto('/pricing');
  await expectReact(page);
});

test('React starts even if a picture never arrives', async ({ page }) => {
  await page.clock.install();
  await page.route(/\.(?:avif|jpe?g|webp)$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.clock.fastForward(5000);
  await expectReact(page);
});

test('the demo doesn’t wait for its pictures or the other controls', async ({ page }) => {
  await stopClock(page);
  await page.route(/\.(?:avif|jpe?g|webp)$/, () => {});
  await page.goto('/try', { waitUntil: 'commit' });
  await expect(page.locator('react-island[name=RankingDemo][state=ready]')).toBeAttached();
  await expect(page.locator('react-island[name=HeaderControls][state=waiting]')).toBeAttached();
});

test('React starts in a page that was saved after it had started', async ({ page }) => {
  const save = (html: string) => html.replaceAll('<react-island', '<react-island state="ready"');
  await changeDocument(page, '/', save);
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/');
  await themeToggle(page).click();
  await expect(themeToggle(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expectTheme(page, 'light', 'light');
});

test('a menu that is open when React starts becomes a dialog', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu(page).click();
  await expect(navigation(page)).toBeVisible();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
});

test('an open menu closes if the screen is widened before React starts', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu(page).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  release();
  await expectReact(page);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

/** Expects the home page to work as it does without scripts. */
async function expectWithoutScripts(page: Page) {
  await expect(themeToggle(page)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const audience of await page.getByRole('tabpanel').all())
    await expect(audience).toBeVisible();
  await tile(page, 'What Is Missing').click();
  await expect(panel(page, 'What Is Missing')).toBeVisible();
  await page.setViewportSize(phone);
  await openMenu(page).click();
  await expect(navigation(page)).toBeVisible();
}

const answerWith = (body: string) => (page: Page) =>
  page.route(ISLAND_FILES, (route) => route.fulfill({ body, contentType: 'text/javascript' }));

for (const [what, breakIt] of [
  ['is refused', (page: Page) => page.route(ISLAND_FILES, (route) => route.abort())],
  ['throws', answerWith('throw new Error("A broken file");')],
  ['is cut off', answerWith('import{a}from"./')],
  ['does nothing', answerWith('export {};')],
  [
    'is never requested, because the document’s script is blocked',
    (page: Page) =>
      changeDocument(page, '/', (html) =>
        html.replaceAll(/<script(?: id="page-script")?>/g, '$&/* edited */'),
      ),
  ],
] as const) {
  test(`the page works as without scripts if React’s file ${what}`, async ({ page }) => {
    await breakIt(page);
    await page.goto('/');
    await expectWithoutScripts(page);
  });
}

test('if the large props of the home page are lost, their controls look as without scripts, and others work', async ({
  page,
}) => {
  await page.route(PROPS_FILES, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('react-island[state=failed]')).toHaveCount(2);
  await expect(page.locator('react-island[state=ready]')).toHaveCount(4);
  for (const name of ['Slideshow', 'ProfileSteps']) {
    const island = page.locator(`react-island[name=${name}][state=failed]`);
    await expect(island).toBeAttached();
    await expect(island.getByRole('button')).toHaveCount(0);
  }
  await themeToggle(page).click();
  await expectTheme(page, 'light', 'light');
});

for (const [what, files] of [
  ['props', PROPS_FILES],
  // Other browsers never ask for a script again (docs/behavior.md).
  ['a script', /\/islands\/home-.*\.js$/],
] as const) {
  test(
    `React starts if ${what} of the home page can be fetched the second time`,
    { tag: what === 'props' ? [] : ['@chromium'] },
    async ({ page }) => {
      const lost = new Set<string>();
      await page.route(files, (route) => {
        const url = route.request().url();
        if (lost.has(url)) return route.continue();
        lost.add(url);
        return route.abort();
      });
      await page.goto('/');
      await expectReact(page);
      expect(lost.size).toBeGreaterThan(0);
    },
  );
}

test('React starts if the props of the demo are cut off the first time', async ({ page }) => {
  let answers = 0;
  await page.route(PROPS_FILES, async (route) => {
    answers += 1;
    const response = await route.fetch();
    const text = await response.text();
    const body = answers === 1 ? text.slice(0, text.length / 2) : text;
    await route.fulfill({ response, body });
  });
  await page.goto('/try');
  await expectReact(page);
  expect(answers).toBe(2);
});

test('if React’s file never arrives, the page gives up after ten seconds', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/try', { waitUntil: 'commit' });
  await expect(themeToggle(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(themeToggle(page)).toBeHidden();
  await expect(failure(page)).toBeVisible();
  // If the file arrives after all, React still starts.
  release();
  await expectReact(page);
  await expect(themeToggle(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('a failing island doesn’t affect the others or show their message', async ({ page }) => {
  const breakProps = (html: string) =>
    html.replace(/(name="HeaderControls".*?"application\/json"[^>]*>)[^<]*/s, '$1{');
  await changeDocument(page, '/try', breakProps);
  await page.goto('/try');
  await expect(page.locator('react-island[name=HeaderControls][state=failed]')).toBeAttached();
  await expect(page.locator('react-island[name=RankingDemo][state=ready]')).toBeAttached();
  await expect(failure(page)).toHaveCount(0);
});

for (const [what, answer] of [
  ['don’t suit it', { body: '{}' }],
  ['are cut off', { body: '{"data":{' }],
  ['are missing', { status: 404, body: '<!doctype html><title>Not found</title>' }],
] as const) {
  test(`a demo whose props ${what} shows a message and stays readable`, async ({ page }) => {
    await page.route(PROPS_FILES, (route) => route.fulfill(answer));
    await page.goto('/try');
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('react-island[name=HeaderControls][state=ready]')).toBeAttached();
    await expect(themeToggle(page)).toBeVisible();
  });
}

test('a tap on the demo waits for its props', async ({ page }) => {
  const release = await holdBack(page, PROPS_FILES);
  await page.goto('/try');
  await food(page, 'Kale').click();
  await expect(food(page, 'Kale')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/#day=.*,kale$/);
});

test('a demo whose props come late shows a message, and takes it back', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, PROPS_FILES);
  await page.goto('/try', { waitUntil: 'commit' });
  await expect(page.locator('react-island[name=HeaderControls][state=ready]')).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(failure(page)).toBeVisible();
  release();
  await expectReact(page);
  await expect(failure(page)).toHaveCount(0);
});

for (const path of ['/', '/try', '/blog']) {
  test(`${path} fetches the props and scripts of its islands once`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (PROPS_FILES.test(pathname) || ISLAND_FILES.test(pathname)) requests.push(pathname);
    });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto(path);
    await expectReact(page);
    expect(requests.filter((file) => PROPS_FILES.test(file))).not.toEqual([]);
    expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted());
    expect(warnings).toEqual([]);
  });
}

test('a demo file that never arrives doesn’t affect the other controls', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/islands\/try-/, () => {});
  await page.goto('/try', { waitUntil: 'commit' });
  await expect(page.locator('react-island[name=HeaderControls][state=ready]')).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(failure(page)).toBeVisible();
  await themeToggle(page).click();
  await expectTheme(page, 'light', 'light');
});
