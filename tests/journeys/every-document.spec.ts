import { expect, test } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import features from '../content/data/features.json';
import labels from '../content/data/interface.json';
import { animationsOf, recordAnimations } from '../support/animations';
import { expectNoFindings } from '../support/axe';
import { footer, tile } from '../support/controls';
import { expectAllTextSeen, expectWholeWords } from '../support/cut-text';
import { findLostInPrint } from '../support/lost-in-print';
import { expectOnePreload } from '../support/preload';
import { documents } from '../support/site';
import { findSmallTargets, LEAST } from '../support/targets';
import { desktop, expectReact, overhang, phone } from '../support/visit';

const screens = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  // 1280 x 1024 at 400% (WCAG 1.4.10)
  { width: 320, height: 256 },
  // 320 x 640 at 200%
  { width: 160, height: 320 },
];

// The policy doesn't apply to a visitor's own styles, which a step adds to the page.
test.use({ bypassCSP: true });

// One journey per document asks all that can be asked of any page, because loading it takes longest. A failed
// expectation doesn't stop the steps after it.
for (const path of documents) {
  test(`everyone can read and use ${path}, on screens of any size and on paper`, async ({
    page,
  }) => {
    test.slow();
    await recordAnimations(page);
    await page.setViewportSize(phone);
    await page.goto(path, { waitUntil: 'networkidle' });

    await test.step('nothing animates while it loads', async () => {
      expect.soft(await animationsOf(page), 'animations').toEqual([]);
      // With this attribute, a picture may be painted later than the rest of its frame.
      await expect.soft(page.locator('img[decoding]')).toHaveCount(0);
    });

    await test.step('it preloads only its first picture', () => expectOnePreload(page));

    await test.step('axe finds no violation', async () => {
      await expectReact(page);
      // axe asks for at least one.
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoFindings(page);
      await page.emulateMedia({ colorScheme: null });
    });

    await test.step('no line ends before a unit, or inside the name of a nutrient', async () => {
      const text = await page.locator('body').innerText();
      const loose = /\d (?:g|mg|µg)(?!\p{L})|vitamin [A-K]\d*(?!\p{L})|omega[ -]\d/giu;
      expect.soft(text.match(loose)).toBe(null);
    });

    await test.step('no control is too small for a mouse', async () => {
      await page.setViewportSize(desktop);
      expect.soft(await findSmallTargets(page, LEAST.mouse), 'small controls').toEqual([]);
    });

    await test.step('it never scrolls horizontally, even with a long word', async () => {
      const note = footer(page).getByRole('link').last();
      const words = await note.textContent();
      const write = (text: string | null) =>
        note.evaluate((link, written) => (link.textContent = written), text);
      await write('w'.repeat(60));
      for (const screen of [phone, desktop, ...screens]) {
        await page.setViewportSize(screen);
        expect.soft(await overhang(page), `wider than ${screen.width} px`).toBeLessThanOrEqual(0);
      }
      await write(words);
    });

    await test.step('it is printed in full, in colors that are readable on white', async () => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      await expect.soft(page.getByRole('link', { name: labels.skipLink })).toBeHidden();
      expect.soft(await findLostInPrint(page), 'lost in print').toEqual([]);
      await page.emulateMedia({ colorScheme: null, media: null });
    });

    await test.step('without motion, no text is cut off when spaced or enlarged', async () => {
      // A moving strip shows all of its cards over time.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (path === '/') {
        const opened = tile(page, itemAt(features.tiles, 3).title);
        await opened.click();
        await expect(opened).toHaveAttribute('aria-expanded', 'true');
      }
      for (const width of [320, phone.width, 768, desktop.width])
        await expectAllTextSeen(page, width);
    });

    await test.step('no word is broken on a phone with text at 200%', () => expectWholeWords(page));
  });
}
