import { expect, test } from '@playwright/test';
import hero from '../../content/data/hero.json';
import { clockOf, passTime } from '../support/slideshow';
import { seeAllOf, visit } from '../support/visit';

const names = hero.slides.map(({ image }) => /([^/]+)\.\w+$/.exec(image)![1]!);

test('a slide is fetched shortly before its turn, and no sooner', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = names.find((each) => request.url().includes(`/${each}.`));
    if (name && request.resourceType() === 'image') fetched.push(name);
  });
  // Until the test says otherwise, the show stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await seeAllOf(page);
  expect(new Set(fetched)).toEqual(new Set([names[0]]));

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect
    .poll(() => clockOf(page))
    .toMatchObject({ 'hero-fetch': { lasts: 3500 }, 'hero-turn': { lasts: 5000 } });
  await passTime(page, 3500);
  await expect.poll(() => fetched).toContain(names[1]);
  expect(fetched).not.toContain(names[2]);
});

test('the first slide is fetched at once, before any script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  const first = page.waitForRequest((request) => request.url().includes(`/${names[0]}.`));
  await page.goto('/');
  expect((await first).resourceType()).toBe('image');
});
