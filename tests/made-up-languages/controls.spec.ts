import { expect, test, type Page } from '@playwright/test';
import { triggerHydration } from '../support/visit';
import { PSEUDO_LOCALES } from '../../checks/made-up-languages/locales';
import { findClippedTexts, findUntranslatedTexts } from './text-checks';

const WIDTHS = [320, 1280];
const ROUTES = ['/', '/pricing', '/blog'];

/** Clicks every control of the page and checks the texts after each click. */
async function pressAll(page: Page) {
  const controls = page.locator('button:visible, summary:visible, label:visible');
  const findings: string[] = [];
  for (const control of await controls.all()) {
    await control.dispatchEvent('click');
    findings.push(...(await findUntranslatedTexts(page)), ...(await findClippedTexts(page)));
  }
  return findings;
}

for (const { name } of PSEUDO_LOCALES) {
  for (const route of ROUTES) {
    for (const width of WIDTHS) {
      test(`every control of ${route} shows translated text, ${width} px @${name}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await triggerHydration(page);
        expect(await pressAll(page)).toEqual([]);
      });
    }
  }

  test(`announces a change of route in the language of the page @${name}`, async ({ page }) => {
    // Browsers without speculation rules change the route in the page.
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await triggerHydration(page);
    await page.locator('header a[href="/pricing"]').click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('#gatsby-announcer')).not.toBeEmpty();
    expect(await findUntranslatedTexts(page)).toEqual([]);
  });
}
