import { expect, test, type Page } from '@playwright/test';
import { documents, post } from '../support/addresses';
import { scriptInjections, injectedMarkup, refusedMarkup } from '../support/injected-code';
import { bareHost, hostWithRedirects } from '../support/hosts';
import { recordPageErrors } from '../support/page-errors';
import { recordCspViolations } from '../support/csp-violations';
import { triggerHydration, scrollThrough, visit } from '../support/visit';

const hosts = { 'as a header': hostWithRedirects, 'as a <meta> alone': bareHost };

test('one header covers the policy of every document', async ({ request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    const [, meta] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      await answer.text(),
    )!;
    return { meta, header: answer.headers()['content-security-policy'] };
  };
  const policies = await Promise.all(documents.map(read));
  const header = policies[0]!.header!;
  const allowed = new Set(header.split(/;? /));
  for (const { meta, header: another } of policies) {
    expect(another).toBe(header);
    expect(meta!.split(/;? /).filter((each) => !allowed.has(each))).toEqual([]);
  }
  expect(header).toContain("frame-ancestors 'none'");
  expect(header).toContain("default-src 'none'");
  expect(header).not.toContain('unsafe-');
  expect(header.length).toBeLessThan(1800);
});

for (const [how, host] of Object.entries(hosts)) {
  test(`no document violates the policy ${how}`, async ({ page }) => {
    const violations = await recordCspViolations(page);
    for (const path of documents) {
      await visit(page, host + path);
      await scrollThrough(page);
    }
    expect(violations).toEqual([]);
  });
}

test('the policy allows the home page’s styles after a route change in the page', async ({
  page,
}) => {
  const violations = await recordCspViolations(page);
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await visit(page, '/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Evenplate, home' }).click();
  await expect(page.locator('.hero-slide').first()).toHaveCSS('visibility', 'visible');
  await expect(page.locator('head > style[data-gatsby-head]')).toHaveCount(1);
  expect(violations).toEqual([]);
});

test('no control and no navigation violates the policy', async ({ page }) => {
  const violations = await recordCspViolations(page);
  const errors = recordPageErrors(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/');
  await pressAll(page);
  for (const name of ['Creators', 'Professionals', 'Pricing', 'Blog']) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await pressAll(page);
  }
  await page.locator(`main a[href="${post}"]`).first().click();
  await expect(page.locator('.prose > p').first()).toBeVisible();
  await pressAll(page);
  await page.getByRole('banner').getByRole('link', { name: 'Evenplate, home' }).click();
  await expect(page.locator('.hero')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.keyboard.press('Escape');
  // Firefox would block a prefetch (docs/decisions/0014-content-security-policy.md).
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

/** Clicks every control that is not a link: buttons, tabs, questions and radio buttons. */
async function pressAll(page: Page) {
  await triggerHydration(page);
  const controls = page.locator('button:visible, summary:visible, label:has(input):visible');
  for (const control of await controls.all()) {
    await control.dispatchEvent('click');
  }
  await page.keyboard.press('Escape');
}

declare global {
  interface Window {
    ran?: boolean;
  }
}

for (const [how, host] of Object.entries(hosts)) {
  test(`blocks what an injected script tries, ${how}`, { tag: '@chromium' }, async ({ page }) => {
    const violations = await recordCspViolations(page);
    await visit(page, `${host}/pricing`);
    for (const [what, { directive, inject }] of Object.entries(scriptInjections)) {
      violations.length = 0;
      await page.evaluate(inject).catch(() => 'It throws where a trusted type is missing.');
      await expect.poll(() => violations[0]?.directive, what).toBe(directive);
      expect(await page.evaluate(() => window.ran), what).toBeUndefined();
      expect(await page.evaluate(() => window.location.href), what).toBe(`${host}/pricing`);
    }
  });

  test(
    `blocks what injected markup loads or runs, ${how}`,
    { tag: '@chromium' },
    async ({ page }) => {
      const violations = await recordCspViolations(page);
      await page.route('**/pricing', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '<div id="___gatsby"',
          (root) => injectedMarkup.join('') + root,
        );
        await route.fulfill({ response, body });
      });
      await visit(page, `${host}/pricing`);
      await page.getByRole('button', { name: 'Injected' }).click();
      await page.getByRole('link', { name: 'Injected' }).click();
      await expect
        .poll(() => [...new Set(violations.map(({ directive }) => directive))].toSorted())
        .toEqual(refusedMarkup);
      expect(violations.map(({ blocked }) => blocked)).toContain('https://elsewhere.example/a.js');
      expect(await page.evaluate(() => window.ran)).toBeUndefined();
      await expect(page).toHaveURL(`${host}/pricing`);
    },
  );
}

test('refuses to be framed by another site', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('about:blank');
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
  }, `${hostWithRedirects}/pricing`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
