import { expect, test, type Page } from '@playwright/test';
import { findWholeChromium } from '../../scripts/programs.mjs';
import { expectReact } from '../support/visit';

// These tests turn on the back/forward cache, which Playwright and its configuration turn off. A page restored from it
// keeps its state and has no load event. In Firefox, Playwright can't talk to such a page, so every page acts by
// itself and writes what it saw to a cookie.
test.use({
  launchOptions: [
    async ({ launchOptions, browserName }, use) =>
      use({
        ...launchOptions,
        // Chromium's headless shell has no such cache.
        executablePath:
          browserName === 'chromium' ? findWholeChromium() : launchOptions.executablePath,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        firefoxUserPrefs: {
          ...launchOptions.firefoxUserPrefs,
          'browser.sessionhistory.max_total_viewers': 8,
        },
      }),
    { scope: 'worker' },
  ],
});

/** What a page can use after Back. */
type Tools = {
  /** The first match of a selector; with a name, the first that has it as its text or label, or whose icon has it. */
  find(selector: string, name?: string): HTMLElement;
  until(isSo: () => boolean): Promise<void>;
};

/** Runs in the page, and returns what it saw. */
type Act = (tools: Tools) => Promise<string | null>;

/** The page visited in between. */
const ELSEWHERE = '/creators';

/** Makes a page act when it is restored from the cache, and the page in between go back. */
function prepare(page: Page, path: string, act: Act) {
  const install = (here: string, between: string, run: Act) => {
    const tools: Tools = {
      find: (selector, name) => {
        const hasName = (each: Element) =>
          [each, ...each.querySelectorAll('svg')].some(
            ({ ariaLabel, textContent }) => ariaLabel === name || textContent === name,
          );
        for (const each of document.querySelectorAll<HTMLElement>(selector))
          if (name === undefined || hasName(each)) return each;
        throw new Error(`There is no ${selector}.`);
      },
      until: async (isSo) => {
        while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
      },
    };
    if (location.pathname === between)
      addEventListener('load', () => setTimeout(() => history.back()));
    if (location.pathname !== here) return;
    addEventListener('pageshow', async ({ persisted }) => {
      const isBack = sessionStorage.getItem('left');
      sessionStorage.setItem('left', 'yes');
      if (!isBack) return;
      const seen = persisted ? await run(tools) : 'It has not been in the cache.';
      document.cookie = `seen=${encodeURIComponent(String(seen))}`;
    });
  };
  return page.addInitScript(
    `(${install})(${JSON.stringify(path)}, ${JSON.stringify(ELSEWHERE)}, ${act})`,
  );
}

/** Leaves the page in a separate task, because this one would end with the page. */
const leave = (page: Page) =>
  page.evaluate((address) => void setTimeout(() => location.assign(address)), ELSEWHERE);

/** What the page saw after Back. */
async function readSeen(page: Page) {
  const cookies = await page.context().cookies();
  return decodeURIComponent(cookies.find(({ name }) => name === 'seen')?.value ?? '');
}

const journeys: [what: string, path: string, act: Act, seen: string][] = [
  [
    'slides change automatically',
    '/',
    async ({ find, until }) => {
      const slide = () => find('.hero-dot[aria-current]').ariaLabel;
      const before = slide();
      await until(() => slide() !== before);
      return 'another slide';
    },
    'another slide',
  ],
  [
    'the first press on a dot shows its slide',
    '/',
    async ({ find, until }) => {
      find('button', 'Hold the pots').click();
      const dot = find('button', 'Show pot 4');
      dot.click();
      await until(() => dot.ariaCurrent === 'true');
      return find('.hero').getAttribute('data-slide');
    },
    '3',
  ],
  [
    'a tapped food changes the example',
    '/',
    async ({ find, until }) => {
      const card = find('.hero figure');
      find('.hero button', 'Kale').click();
      await until(() => card.innerText.includes('Pea soup with rye bread'));
      return find('.hero button', 'Kale').ariaPressed;
    },
    'true',
  ],
  [
    'the strip moves, pauses under the pointer and resumes',
    '/',
    async ({ find, until }) => {
      const list = find('[aria-labelledby=trending-title] ol');
      list.scrollIntoView({ block: 'center' });
      const left = () => list.getBoundingClientRect().x;
      const hasMoved = () => {
        const before = left();
        return until(() => left() < before - 5);
      };
      await hasMoved();
      list.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      const before = left();
      for (let count = 0; count < 30; count += 1) await frame();
      const moved = left() - before;
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await hasMoved();
      return String(moved);
    },
    '0',
  ],
  [
    'a tile opens its panel',
    '/',
    async ({ find, until }) => {
      find('[role=button]', 'What Is Missing').click();
      await until(() => !find('#feature-gaps').hidden);
      return find('[role=button]', 'What Is Missing').ariaExpanded;
    },
    'true',
  ],
  [
    'a tab shows its panel',
    '/',
    async ({ find, until }) => {
      const tab = find('[role=tab]:last-child');
      tab.click();
      await until(() => tab.ariaSelected === 'true');
      return String(find(`#${tab.getAttribute('aria-controls')}`).checkVisibility());
    },
    'true',
  ],
  [
    'the period changes the prices',
    '/pricing',
    async ({ find, until }) => {
      find('input[value=annual]').click();
      await until(() => find('main').innerText.includes('$72\n$96\nand not $96\nevery year'));
      return location.hash;
    },
    '#annual',
  ],
  [
    'a category shows its articles',
    '/blog',
    async ({ find, until }) => {
      find('main [role=button]', 'Stoves & ladles').click();
      await until(() => document.querySelectorAll('article').length === 2);
      return find('main [role=button]', 'Stoves & ladles').ariaPressed;
    },
    'true',
  ],
  [
    'a food changes the ranking',
    '/try',
    async ({ find, until }) => {
      const first = () =>
        find('li:has(> details[name=dishes]) h3').textContent.replaceAll(/\s+/g, ' ');
      const before = first();
      find('main button', 'Kale').click();
      await until(() => first() !== before);
      return location.hash.endsWith(',kale') ? first() : location.hash;
    },
    'Place 1 Pea soup with rye bread',
  ],
  ...['/', '/features', '/pricing', '/blog', '/try', '/blog/how-the-shelf-is-sorted'].map(
    (path): [string, string, Act, string] => [
      `the toggle changes the theme of ${path}`,
      path,
      async ({ find, until }) => {
        const toggle = find('header button', 'Change the look');
        const wait = (theme: string) =>
          until(() => document.documentElement.dataset.theme === theme);
        toggle.click();
        await wait('light');
        toggle.click();
        await wait('dark');
        return document.documentElement.className;
      },
      'dark',
    ],
  ),
];

for (const [what, path, act, seen] of journeys) {
  test(`after Back, ${what}`, async ({ page }) => {
    await prepare(page, path, act);
    await page.goto(path);
    await expectReact(page);
    await leave(page);
    await expect.poll(() => readSeen(page)).toBe(seen);
  });
}

test('a control pressed while leaving the page doesn’t stop the others', async ({ page }) => {
  await prepare(page, '/', async ({ find, until }) => {
    const dot = find('button', 'Show pot 4');
    dot.click();
    await until(() => dot.ariaCurrent === 'true');
    return 'pot 4';
  });
  await page.goto('/');
  await expectReact(page);
  await page
    .getByRole('button', { name: 'Show pot 2' })
    .evaluate((button: HTMLElement) => addEventListener('pagehide', () => button.click()));
  await leave(page);
  await expect.poll(() => readSeen(page)).toBe('pot 4');
});

test('a page left while React starts is complete after Back', async ({ page }) => {
  await prepare(page, '/', async ({ until }) => {
    await until(() => !document.querySelector('react-island:not([state=ready])'));
    return 'complete';
  });
  await page.addInitScript(() => {
    const leaveEarly = () => {
      if (document.querySelectorAll('react-island[state=ready]').length < 2) return;
      observer.disconnect();
      location.assign('/creators');
    };
    const observer = new MutationObserver(leaveEarly);
    observer.observe(document, { subtree: true, attributeFilter: ['state'] });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => readSeen(page)).toBe('complete');
});
