import { expect } from '@playwright/test';
import { recordPageErrors } from '../support/page-errors';
import { desktop, expectPictures, overhang } from '../support/visit';
import { paths, test } from './live';

// Whatever owners write, these hold. Journeys test the same pages with the content of the fixture site.
for (const path of paths) {
  test(`${path} loads without an error, with all pictures, in a narrow window`, async ({
    page,
    live,
  }) => {
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
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overhang(page), 'wider than 320 px').toBeLessThanOrEqual(0);
    expect(errors.filter((error) => !error.startsWith('elsewhere'))).toEqual([]);
  });
}

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
