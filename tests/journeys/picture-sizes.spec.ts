import { expect, test, type CDPSession, type Page } from '@playwright/test';
import sharp from 'sharp';
import { documents } from '../support/addresses';
import { scrollThrough, visit } from '../support/visit';

// The measurement adds styles, which the policy would block.
test.use({ bypassCSP: true });

/**
 * Viewports in CSS pixels, with device pixels per CSS pixel. Each differs from the previous one in width,
 * because Chromium chooses the files again when the width changes.
 */
const screens = [
  { width: 390, height: 844, density: 1 },
  { width: 768, height: 1024, density: 1 },
  { width: 390, height: 844, density: 2 },
  { width: 1280, height: 800, density: 1 },
  { width: 390, height: 844, density: 3 },
  { width: 1920, height: 1080, density: 1 },
];

/** Densities above 2 make no visible difference, so a phone with 3 may load a picture for 2. */
const SEEN_DENSITY = 2;

/** Layout rounds boxes to whole pixels. */
const ROUNDING = 1;

/** How far the aspect ratio of a picture may differ from that of its file. */
const SQUEEZE = 0.02;

/**
 * Changes viewport and density, and disables the cache: Chromium would use a larger cached file, which
 * would hide that the page requests one that is too small.
 */
async function setScreen(
  page: Page,
  devtools: CDPSession,
  { width, height, density }: (typeof screens)[0],
) {
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: density,
    mobile: false,
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Also shows the pictures of the other slides and tabs. */
const ALL_SLIDES_AND_TABS = `[data-state='idle'], [role='tabpanel'] { display: block !important }`;

/** Every visible picture: its file, the width at which the file is drawn, and how far it is distorted. */
const findPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => picture.checkVisibility() && picture.currentSrc)
      .map((picture) => {
        const { objectFit } = getComputedStyle(picture);
        // The layout box: transforms change the box on the screen.
        const { offsetWidth: width, offsetHeight: height, naturalWidth, naturalHeight } = picture;
        const scales = [width / naturalWidth, height / naturalHeight] as const;
        const scale = objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales);
        return {
          file: picture.currentSrc,
          drawnWidth: objectFit === 'fill' ? width : naturalWidth * scale,
          squeeze: objectFit === 'fill' ? Math.abs(scales[0] / scales[1] - 1) : 0,
        };
      }),
  );

const VECTOR = /\.svg$|^data:/;

const realWidths = new Map<string, number>();

/** The width of a file in pixels; `naturalWidth` depends on `sizes`. */
async function realWidth(page: Page, file: string) {
  const known = realWidths.get(file);
  if (known) return known;
  const { width } = await sharp(await (await page.request.get(file)).body()).metadata();
  realWidths.set(file, width);
  return width;
}

for (const path of documents) {
  test(`no picture on ${path} is enlarged or distorted`, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await page.addStyleTag({ content: ALL_SLIDES_AND_TABS });
    const faults: string[] = [];
    for (const screen of screens) {
      await setScreen(page, devtools, screen);
      await scrollThrough(page);
      const enough = Math.min(screen.density, SEEN_DENSITY);
      for (const { file, drawnWidth, squeeze } of await findPictures(page)) {
        if (VECTOR.test(file)) continue;
        const has = await realWidth(page, file);
        const needs = drawnWidth * enough - ROUNDING;
        const where = `${screen.width} px at ${screen.density}x: ${new URL(file).pathname}`;
        if (has < needs) faults.push(`${where} has ${has} px, needs ${Math.ceil(needs)}`);
        if (squeeze > SQUEEZE) faults.push(`${where} is squeezed by ${squeeze.toFixed(2)}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
