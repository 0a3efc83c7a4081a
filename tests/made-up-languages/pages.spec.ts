import { expect, test } from '@playwright/test';
import { PSEUDO_LOCALES } from '../../checks/made-up-languages/locales';
import { findClippedTexts, measureHorizontalOverflow, findUntranslatedTexts } from './text-checks';
import { routesOf } from './sites';

const WIDTHS = [320, 390, 768, 1280];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, site } of PSEUDO_LOCALES) {
  for (const [place, route] of routesOf(name).entries()) {
    test(`page ${place}, ${decodeURI(route)}, is translated and has no clipped text @${name}`, async ({
      page,
    }) => {
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('lang', site.language);
      await expect(page.locator('html')).toHaveAttribute('dir', site.direction);
      expect.soft(await findUntranslatedTexts(page)).toEqual([]);
      for (const time of await page.locator('time').all()) {
        const day = new Date((await time.getAttribute('datetime'))!);
        const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
        await expect.soft(time).toHaveText(format.format(day));
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await measureHorizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await findClippedTexts(page), `${width} px`).toEqual([]);
      }
    });
  }
}
