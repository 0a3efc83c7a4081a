import { expect, test, type Page } from '@playwright/test';
import content from '../content/data/how-it-works.json';
import { holdUntilInView } from '../support/keyboard';
import { boxOf } from '../support/position';
import { desktop, expectReact, phone } from '../support/visit';

const section = (page: Page) => page.getByRole('region', { name: content.title });
const view = (page: Page, title: string) => section(page).getByRole('figure', { name: title });

test('on a phone, the daily steps are one row, in which the next one can be seen and the keyboard scrolls', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectReact(page);
  const row = section(page).getByRole('list', { name: content.stepsTitle });
  const steps = content.steps.map(({ title, example }) => ({
    view: view(page, example.title),
    heading: section(page).getByRole('heading', { name: title }),
  }));
  const [look, write] = await Promise.all(steps.map((step) => boxOf(step.view)));
  expect(write!.x).toBeLessThan(phone.width - 20);
  expect([write!.y, write!.height]).toEqual([look!.y, look!.height]);
  await row.focus();
  for (const [position, { view: shown, heading }] of steps.entries()) {
    if (position > 0) await holdUntilInView('ArrowRight', shown);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
    await expect(heading).toBeInViewport({ ratio: 0.9 });
  }
  await page.setViewportSize(desktop);
  await expect(row).not.toHaveAttribute('tabindex');
});

test.describe('by touch', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true, viewport: phone });

  test('a slow swipe over half a step ends at the next step', async ({ page }) => {
    await page.goto('/');
    const [first, second] = content.steps.map(({ example }) => view(page, example.title));
    const heading = section(page).getByRole('heading', { name: content.stepsTitle });
    await heading.evaluate((element) => element.scrollIntoView());
    const { x: start } = await boxOf(first!);
    const { y } = await boxOf(second!);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) => {
      const touchPoints = places.map((x) => ({ x, y: y + 60 }));
      return client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 320);
    for (let x = 310; x >= 140; x -= 10) await touch('touchMove', x);
    await expect.poll(async () => (await boxOf(first!)).x).toBeLessThan(start - 160);
    // At rest, so that it isn't a fling.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await touch('touchEnd');
    await expect.poll(async () => (await boxOf(second!)).x).toBeCloseTo(start, 0);
  });
});

test('on paper, the daily steps are below each other', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const places = await Promise.all(
    content.steps.map(async ({ example }) => boxOf(view(page, example.title))),
  );
  expect(places.map(({ x }) => x)).toEqual(Array(4).fill(places[0]!.x));
});
