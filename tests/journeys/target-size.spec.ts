import { expect, test } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import features from '../content/data/features.json';
import { closeMenu, openMenu, tile } from '../support/controls';
import { findSmallTargets, LEAST } from '../support/targets';
import { phone } from '../support/visit';

// fonts.spec.ts asks the same of each document as loaded, and every-document.spec.ts with a mouse.
test.describe('on touch', { tag: '@chromium' }, () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('no control in the menu or in an open tile is too small for a finger', async ({ page }) => {
    await page.goto('/');
    const opened = tile(page, itemAt(features.tiles, 0).title);
    await opened.tap();
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    await openMenu(page).tap();
    await expect(closeMenu(page)).toBeVisible();
    // A tapped button shrinks for a moment.
    await expect.poll(() => findSmallTargets(page, LEAST.touch)).toEqual([]);
  });
});
