import { expect, test, type Locator, type Page } from '@playwright/test';
import { post } from '../support/addresses';
import { contrast, percentile } from '../support/contrast';
import { describeControl, findControls, ringedFrame, toggleBorder } from '../support/controls';
import { boxAround, readPixels, type Box } from '../support/pixels';
import { scrollThrough, visit } from '../support/visit';

/** The least contrast of borders (WCAG 1.4.11) and focus rings (WCAG 2.4.13). */
const ENOUGH = 3;

/** How far a focus ring may extend around its control, in pixels. */
const ROOM = 10;

/** WCAG 2.4.13: a focus ring has at least the area of an outline of the control that is this wide, in pixels. */
const LINE = 2;

/** The share of that outline that is measured with round corners, which are shorter and antialiased. */
const ROUND = 0.7;

/** The percentile of a line's solid pixels: antialiasing softens about half of a thin line. */
const SOLID = 0.75;

/** The contrast between each pixel before and after `change`, in and around the boxes. */
async function contrastOfChange(page: Page, boxes: readonly Box[], change: () => Promise<unknown>) {
  const clip = boxAround(page, boxes, ROOM);
  const before = await readPixels(page, clip);
  await change();
  const after = await readPixels(page, clip);
  return before.map(clip, (x, y) => contrast(after.at(x, y), before.at(x, y)));
}

/** The visible share of a focus ring: 1 or more if enough pixels change enough. */
async function measureRing(page: Page, control: Locator, frames: readonly Box[]) {
  const changes = await contrastOfChange(page, frames, () => control.focus());
  const { width, height } = frames[await ringedFrame(control)]!;
  const seen = changes.filter((value) => value >= ENOUGH).length;
  return seen / (2 * (width + height) * LINE * ROUND);
}

/** The contrast of a control's border with the colors beside it. */
async function measureBorder(page: Page, control: Locator, border: Box) {
  const changes = await contrastOfChange(page, [border], () => toggleBorder(control));
  await toggleBorder(control);
  return percentile(
    changes.filter((value) => value > 1.1),
    SOLID,
  );
}

const both = ['light', 'dark'] as const;
const light = ['light'] as const;

/** Pages with most controls are checked in both themes; the other pages have few other controls. */
const pages = [
  { path: '/', part: 'body', themes: both },
  { path: '/pricing', part: 'main', themes: both },
  { path: '/blog', part: 'main', themes: light },
  { path: post, part: 'main', themes: light },
];

for (const { path, part, themes } of pages) {
  for (const colorScheme of themes) {
    test(`focus rings and borders on ${path} have a contrast of 3:1, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, path);
      await scrollThrough(page);
      const faint: string[] = [];
      const controls = await findControls(page.locator(part));
      expect(controls.length).toBeGreaterThan(2);
      // Browsers draw a ring around an element that a script focuses only after a key press.
      await page.keyboard.press('Tab');
      for (const selector of controls) {
        const control = page.locator(selector);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const { name, frames, border } = await describeControl(control);
        const ring = await measureRing(page, control, frames);
        if (ring < 1) faint.push(`ring of ${name}: ${(ring * 100).toFixed(0)} % of it`);
        if (!border) continue;
        await control.blur();
        const value = (await measureBorder(page, control, border)) ?? 1;
        if (value < ENOUGH) faint.push(`border of ${name}: ${value.toFixed(2)}`);
      }
      expect(faint).toEqual([]);
    });
  }
}
