import { expect, test, type Page } from '@playwright/test';
import {
  expectMoving,
  expectMovingFrom,
  expectStill,
  left,
  list,
  open,
  openAtRest,
  pause,
} from '../support/strip';
import { app } from '../support/site';
import { phone } from '../support/visit';
import { boxOf } from '../support/position';

test.describe('by touch', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true, viewport: phone });

  test('a finger holds and swipes the strip, which resumes from there', async ({ page }) => {
    await open(page);
    const { y } = await boxOf(list(page));
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) => {
      const touchPoints = places.map((x) => ({ x, y: y + 60 }));
      return client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 320);
    await expectStill(page);
    const before = await left(page);
    for (let x = 300; x >= 100; x -= 20) await touch('touchMove', x);
    await expect.poll(() => left(page)).toBeLessThan(before - 150);
    await expectStill(page);
    const scrolled = await left(page);
    const released = Date.now();
    await touch('touchEnd');
    await expectMovingFrom(page, scrolled, released);
  });

  test('lifting one of two fingers doesn’t release the strip', async ({ page }) => {
    await open(page);
    const { y } = await boxOf(list(page));
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', ...ids: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: ids.map((id) => ({ id, x: 60 + 120 * id, y: y + 60 })),
      });
    await touch('touchStart', 0);
    await touch('touchStart', 0, 1);
    await expectStill(page);
    await touch('touchEnd', 1);
    await expectStill(page);
    await touch('touchEnd');
    await expectMoving(page);
  });

  test('a tap doesn’t stop the strip', async ({ page }) => {
    // The page stays, as it does when a link opens the app.
    await page.route(`${app}/**`, (route) => route.fulfill({ status: 204 }));
    await open(page);
    const { y } = await boxOf(list(page));
    const request = page.waitForRequest((each) => each.url().startsWith(app));
    await page.touchscreen.tap(200, y + 60);
    await request;
    await expect(pause(page)).toBeVisible();
    await expectMoving(page);
  });
});

/** Dispatches a pointer event on the list, because no driver can for a pen. */
const point = (page: Page, type: string, pointerType: string, target = list(page)) =>
  target.evaluate(
    (element, [name, options]) => element.dispatchEvent(new PointerEvent(name, options)),
    [type, { bubbles: true, pointerType }] as const,
  );

test('a pen holds the strip until it leaves, even without an event', async ({ page }) => {
  await openAtRest(page);
  const movedIn = async (time: number) => {
    const before = await left(page);
    await page.clock.runFor(time);
    return before - (await left(page));
  };
  for (const leave of [
    () => point(page, 'pointerover', 'pen', page.getByRole('contentinfo')),
    // No event follows.
    () => page.clock.runFor(2000),
  ]) {
    await point(page, 'pointerover', 'pen');
    await expect.poll(() => movedIn(100)).toBe(0);
    expect(await movedIn(1000)).toBe(0);
    await leave();
    await expect.poll(() => movedIn(100)).toBeGreaterThan(0);
    expect(await movedIn(1000)).toBeGreaterThan(10);
  }
});

for (const [what, release] of [
  ['is canceled', (page: Page) => point(page, 'pointercancel', 'mouse')],
  [
    'has left when the page is restored from history',
    (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow'))),
  ],
] as const) {
  test(`the strip resumes when a mouse over it ${what}`, async ({ page }) => {
    await open(page);
    await point(page, 'pointerover', 'mouse');
    await expectStill(page);
    await release(page);
    await expectMoving(page);
  });
}
