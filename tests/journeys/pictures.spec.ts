import path from 'node:path';
import { expect, test } from '@playwright/test';
import { answerAfter, phone } from '../support/visit';

for (const [line, time] of [
  ['fast', 74],
  ['slow', 75],
] as const) {
  const when = line === 'fast' ? 'before' : 'after';
  // The engine decides how far from the window it loads lazy pictures: WebKit loads this one at once.
  const title = `pictures below the window are fetched ${when} the load event on a ${line} connection`;
  test(title, { tag: '@chromium' }, async ({ page }) => {
    await page.setViewportSize(phone);
    await answerAfter(page, time);
    await page.goto('/creators');
    const picture = page.getByRole('img', { name: 'Rings on green, once more.' });
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    const { start, load } = await picture.evaluate((image: HTMLImageElement) => {
      const [file] = performance.getEntriesByName(image.currentSrc);
      const [navigation] = performance.getEntriesByType('navigation');
      const isOfPage = navigation instanceof PerformanceNavigationTiming;
      return {
        start: file?.startTime ?? NaN,
        load: isOfPage ? navigation.loadEventStart : NaN,
      };
    });
    expect(start < load ? 'before' : 'after').toBe(when);
  });
}

for (const [what, address] of [
  ['an article', '/blog/how-the-shelf-is-sorted'],
  ['the page for recipe creators', '/creators'],
] as const) {
  test(`a desktop gets other files of the first picture of ${what} than a phone`, async ({
    page,
  }) => {
    await page.goto(address);
    const preloads = page.locator('link[rel=preload][as=image]');
    await expect(preloads).toHaveCount(2);
    const [narrow = [], wide = []] = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({ imageSrcset }) => imageSrcset.split(/,\s*/)),
    );
    expect(narrow.filter((file) => wide.includes(file))).toEqual([]);
  });
}

const VIDEO = 'a video in an article loads nothing until it is started, and plays with captions';
test(VIDEO, { tag: '@chromium' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(path.basename(request.url())));
  await page.goto('/blog/how-the-shelf-is-sorted');
  const video = page.getByLabel('Water that begins to boil.');
  await video.scrollIntoViewIfNeeded();
  expect(fetched).not.toContain('boiling.mp4');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  const played = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(played).toBeGreaterThan(0.5);
  const captions = () =>
    video.evaluate(({ textTracks: [track] }: HTMLVideoElement) =>
      Array.from(track?.cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')),
    );
  await expect.poll(captions).toEqual(['The water boils.']);
});

test('the server sends the parts of a video that a player requests', async ({ page, request }) => {
  await page.goto('/blog/how-the-shelf-is-sorted');
  const address = await page.locator('video').getAttribute('src');
  const answer = await request.get(String(address), { headers: { Range: 'bytes=4-7' } });
  expect(answer.status()).toBe(206);
  expect(await answer.text()).toBe('ftyp');
});
