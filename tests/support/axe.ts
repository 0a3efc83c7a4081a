import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { desktop, phone } from './visit';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on a part of the page; returns a line per violation. */
export async function axeFindings(page: Page, part: string) {
  // Outside legacy mode, axe opens another page for each run to check frames, which the site doesn't have.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    // By default it also describes each element that passes: a quarter of its time on the home page.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
}

/** Every theme at one size: colors don't depend on the size, nor the layout on the theme. */
const SCREENS = [
  { size: phone, colorScheme: 'light' },
  { size: desktop, colorScheme: 'dark' },
] as const;

/** Expects that axe finds nothing in a part of the page, on a phone and on a desktop. Softly, for other claims. */
export async function expectNoFindings(page: Page, part = 'html') {
  for (const { size, colorScheme } of SCREENS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect.soft(await axeFindings(page, part), `${size.width} px, ${colorScheme}`).toEqual([]);
  }
}
