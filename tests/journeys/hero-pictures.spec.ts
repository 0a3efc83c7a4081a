import { expect, test } from '@playwright/test';
import hero from '../../content/data/hero.json';
import { readSlideAnimations, advanceTime } from '../support/slideshow';
import { scrollThrough, visit } from '../support/visit';

const names = hero.slides.map(({ image }) => /([^/]+)\.\w+$/.exec(image)![1]!);

test('fetches the picture of a slide shortly before its turn', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = names.find((each) => request.url().includes(`/${each}.`));
    if (name && request.resourceType() === 'image') fetched.push(name);
  });
  // Under reduced motion the slideshow doesn't start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await scrollThrough(page);
  expect(new Set(fetched)).toEqual(new Set([names[0]]));

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect
    .poll(() => readSlideAnimations(page))
    .toMatchObject({ 'hero-fetch': { lasts: 3500 }, 'hero-turn': { lasts: 5000 } });
  await advanceTime(page, 3500);
  await expect.poll(() => fetched).toContain(names[1]);
  expect(fetched).not.toContain(names[2]);
});

test('fetches the picture of the first slide before any script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  const first = page.waitForRequest((request) => request.url().includes(`/${names[0]}.`));
  await page.goto('/');
  expect((await first).resourceType()).toBe('image');
});
