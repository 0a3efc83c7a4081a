import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import flags from './chromium/flags.json';

/** A change that is seen within this time is reported as seen "within a second", in ms. */
const SOON = 1000;
/** A change that takes longer counts as not seen, in ms. */
const LONGEST = 30_000;

const POST = 'how-ranking-by-nutrient-gaps-works';
const RECIPES = 'content/images/recipes';

type Edit = {
  what: string;
  route: string;
  /** Changes a file of the project in this folder. */
  save(at: (file: string) => string): void;
  /** Waits until the page shows the change. */
  seen(page: Page): Promise<unknown>;
};

const replace = (file: string, text: string | RegExp, by: string) => {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${file} has no ${String(text)} to change.`);
  writeFileSync(file, after);
};

const EDITS: Edit[] = [
  {
    what: 'an article',
    route: `/blog/${POST}`,
    save: (at) => appendFileSync(at(`content/blog/${POST}.md`), '\n\nSaved at the end.\n'),
    seen: (page) => page.getByText('Saved at the end.').waitFor(),
  },
  {
    what: 'a data file',
    route: '/pricing',
    save: (at) => replace(at('content/data/plans.json'), /"title": "/, '"title": "Saved '),
    seen: (page) =>
      page
        .getByText(/^Saved /)
        .first()
        .waitFor(),
  },
  {
    what: 'a component',
    route: '/pricing',
    save: (at) =>
      replace(at('src/components/container.tsx'), '<div', '<div data-saved="in a component"'),
    seen: (page) => page.locator('[data-saved]').first().waitFor({ state: 'attached' }),
  },
  {
    what: 'a picture',
    route: '/',
    save: (at) => copyFileSync(at(`${RECIPES}/pancakes.jpg`), at(`${RECIPES}/salmon-bowl.jpg`)),
    seen: async (page) => {
      const first = await page.getAttribute(FIRST_RECIPE, 'src');
      await page.waitForFunction(
        ([selector, src]) => document.querySelector(selector!)?.getAttribute('src') !== src,
        [FIRST_RECIPE, first],
      );
    },
  },
];

const FIRST_RECIPE = 'section[aria-labelledby=trending-title] li img';

/**
 * Changes an article, a data file, a component and a picture in the folder of a running `gatsby develop`,
 * and then breaks a data file and mends it.
 * @returns a sentence for each, and whether it was true
 */
export async function tryEdits(folder: string, origin: string): Promise<Record<string, boolean>> {
  const results: Record<string, boolean> = {};
  const at = (file: string) => path.join(folder, file);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...flags],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LONGEST);
    for (const { what, route, save, seen } of EDITS) {
      await page.goto(origin + route, { waitUntil: 'networkidle' });
      await page.evaluate(() => Object.assign(window, { wasHere: true }));
      const shown = seen(page).then(
        () => true,
        () => false,
      );
      const savedAt = Date.now();
      save(at);
      const isSeen = await shown;
      const took = Date.now() - savedAt;
      console.log(
        `${what}: ${isSeen ? `seen after ${took} ms` : `not seen in ${await textOf(page)}`}`,
      );
      results[`a saved change of ${what} is seen${took <= SOON ? ' within a second' : ''}`] =
        isSeen;
      const stays = await page.evaluate(() => 'wasHere' in window);
      results[`${what} is shown without a reload`] = stays;
    }
    Object.assign(results, await breakAndMend(page, at('content/data/plans.json'), origin));
  } finally {
    await browser.close();
  }
  return results;
}

/** What the page says, errors included, in at most 500 characters. */
const textOf = async (page: Page) =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 500);

/** The path of a Chromium, which is installed if the machine has none. */
const findChromium = () =>
  execFileSync(process.execPath, [path.join(__dirname, 'chromium/ensure-chromium.mjs')], {
    encoding: 'utf8',
  }).trim();

/** Tests that a wrong data file shows a message over the page until the file is mended. */
async function breakAndMend(page: Page, file: string, origin: string) {
  const results: Record<string, boolean> = {};
  await page.goto(`${origin}/pricing`, { waitUntil: 'networkidle' });
  const before = readFileSync(file, 'utf8');
  const overlay = page.locator('gatsby-fast-refresh');
  for (const [what, broken, sentence] of [
    [
      'a wrong value',
      before.replace(/"monthlyPrice": \d+/, '"monthlyPrice": "five"'),
      /monthlyPrice/,
    ],
    ['broken JSON', before.replace('{', '{ oops'), /plans\.json/],
  ] as const) {
    writeFileSync(file, broken);
    const isTold = await isTrue(overlay.getByText(sentence).first().waitFor());
    results[`${what} is shown over the page`] = isTold;
    console.log(`${what}: ${isTold ? await overlay.innerText() : 'not told'}`);
    writeFileSync(file, before);
    results[`${what} is no longer told when it is mended`] = await isTrue(
      overlay.getByText(sentence).first().waitFor({ state: 'detached' }),
    );
    results[`the page is shown again after ${what}`] = await isTrue(page.locator('h1').waitFor());
  }
  return results;
}

const isTrue = (waited: Promise<unknown>) =>
  waited.then(
    () => true,
    () => false,
  );
