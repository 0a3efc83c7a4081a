import path from 'node:path';
import { expect, test } from '@playwright/test';
import { post } from '../support/addresses';
import { visit } from '../support/visit';
import { loadAllPictures } from '../support/visit';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const light = { colorScheme: 'light', viewport: phone } as const;
const dark = { colorScheme: 'dark', viewport: phone } as const;
const wideLight = { colorScheme: 'light', viewport: desktop } as const;
const wideDark = { colorScheme: 'dark', viewport: desktop } as const;

const everyLook = [light, dark, wideLight, wideDark];
// Screenshots of long pages are the largest baselines.
const twoLooks = [dark, wideLight];

const pages = [
  { name: 'home', address: '/', looks: everyLook },
  { name: 'features', address: '/features', looks: twoLooks },
  { name: 'pricing', address: '/pricing', looks: everyLook },
  { name: 'blog', address: '/blog', looks: everyLook },
  { name: 'post', address: post, looks: twoLooks },
  { name: 'creators', address: '/creators', looks: everyLook },
  { name: 'accessibility', address: '/accessibility', looks: twoLooks },
  { name: 'not-found', address: '/404.html', looks: everyLook },
];

const stylePath = path.join(__dirname, 'flat-pictures.css');

for (const { name, address, looks } of pages) {
  for (const { colorScheme, viewport } of looks) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test(`${name} matches its baseline`, async ({ page }) => {
        await visit(page, address);
        await loadAllPictures(page);
        const file = `${name}-${viewport.width}-${colorScheme}.png`;
        await expect(page).toHaveScreenshot(file, { fullPage: true, stylePath });
      });
    });
  }
}
