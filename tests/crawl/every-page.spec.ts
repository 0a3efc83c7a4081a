import { expect } from '@playwright/test';
import { recordPageErrors } from '../support/page-errors';
import { findMisfits } from '../support/rims';
import { findSmallText } from '../support/small-text';
import { findTallButtons } from '../support/tall-buttons';
import { desktop, expectPictures, overhang } from '../support/visit';
import { paths, test } from './live';

// Whatever owners write, these hold. Journeys test the same pages with the content of the fixture site.
for (const path of paths) {
  test(`${path} loads without an error, with all pictures, and is well set on screens of any size`, async ({
    page,
    live,
  }) => {
    test.slow();
    // Pictures of other sites, which an article may show.
    await page.route(
      ({ origin }) => origin !== live,
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: PIXEL }),
    );
    const errors = recordPageErrors(page);
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectPictures(page);
    for (const width of [320, 390, 474, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`at ${width} px`, async () => {
        expect.soft(await overhang(page), 'wider than the window').toBeLessThanOrEqual(0);
        expect.soft(await findMisfits(page), 'symbols and names on rims').toEqual([]);
        expect.soft(await findTallButtons(page), 'buttons taller than their size').toEqual([]);
        expect.soft(await findSmallText(page), 'smaller than 14 px').toEqual([]);
      });
    }
    expect(errors.filter((error) => !error.startsWith('elsewhere'))).toEqual([]);
  });
}

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
