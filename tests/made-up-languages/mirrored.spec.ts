import { expect, test, type Locator } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 900 } });

/** The horizontal center of an element, from 0 at the left of the window to 1 at the right. */
async function middleOf(part: Locator): Promise<number> {
  const box = (await part.boundingBox())!;
  return (box.x + box.width / 2) / 1280;
}

test('the header starts at the right @mirrored', async ({ page }) => {
  await page.goto('/');
  expect(await middleOf(page.locator('header a[href="/"]'))).toBeGreaterThan(0.8);
  const links = page.locator('header nav a');
  expect(await middleOf(links.first())).toBeGreaterThan(await middleOf(links.last()));
  expect(await middleOf(page.locator('header button').first())).toBeLessThan(0.2);
});

test('the text of the hero is at the right and its picture at the left @mirrored', async ({
  page,
}) => {
  await page.goto('/');
  expect(await middleOf(page.locator('h1'))).toBeGreaterThan(0.5);
  const picture = page.locator('.hero-slides');
  expect((await picture.boundingBox())!.x).toBeLessThan(20);
  await expect(page.locator('.hero-picture').first()).toHaveCSS(
    'transform',
    'matrix(-1, 0, 0, 1, 0, 0)',
  );
});

test('the recipe strip moves to the right without a gap after its last card @mirrored', async ({
  page,
}) => {
  await page.goto('/');
  const track = page.locator('.recipe-marquee-track');
  const end = await track.evaluate((element) => {
    const [shelf] = element.getAnimations();
    shelf!.pause();
    shelf!.currentTime = 59_000;
    const { left } = element.getBoundingClientRect();
    return left;
  });
  expect(end).toBeLessThan(0);
});

test('the headline of an article is aligned to the right @mirrored', async ({ page }) => {
  await page.goto('/blog/long-words');
  const distances = await page.locator('article h1').evaluate((headline) => {
    const { right } = headline.getBoundingClientRect();
    // A line has several parts where it contains letters of another script.
    const parts = [...headline.querySelector('bdi')!.getClientRects()];
    const tops = [...new Set(parts.map(({ top }) => top))];
    return tops.map((top) => {
      const line = parts.filter((part) => part.top === top);
      return right - Math.max(...line.map((part) => part.right));
    });
  });
  expect(Math.max(...distances)).toBeLessThan(2);
});
