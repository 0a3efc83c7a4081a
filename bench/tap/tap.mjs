/** A slow line with the figures of Lighthouse's "slow 4G", throttled by Chromium. Bytes per second. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The shortest time in which a person touches what has come into view, in ms. */
const REACTION = 250;

/** How long the load of a page may take, in ms. */
const LONGEST_WAIT = 15_000;

/**
 * Opens a page in a browser without a cache and taps a control.
 * @returns milliseconds from the tap to the frame that shows the answer
 */
export async function tap(browser, origin, { page: address, control, answer, scrollsSlowly }) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(origin + address, { waitUntil: 'load', timeout: LONGEST_WAIT });
    await page.waitForLoadState('networkidle');
    const button = page.locator(control).first();
    if (scrollsSlowly) await scrollSlowly(page, button);
    else await button.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(REACTION);
    const panel = await button.getAttribute('aria-controls');
    const { x, y, width, height } = await button.boundingBox();
    const time = page.evaluate(watch, answer.replace('{panel}', `#${panel && escapeId(panel)}`));
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    return await time;
  } finally {
    await context.close();
  }
}

/** Escapes an id for a selector: React's own ids contain guillemets. */
const escapeId = (id) => id.replaceAll(/[^\w-]/g, (character) => `\\${character}`);

/** Scrolls to a control in small steps, as a thumb does. */
async function scrollSlowly(page, button) {
  const isInSight = () =>
    button.evaluate((each) => each.getBoundingClientRect().bottom < innerHeight);
  while (!(await isInSight())) {
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    await page.waitForTimeout(100);
  }
}

/** Runs in the page: the time from the next touch to the frame in which a selector matches something visible. */
function watch(selector) {
  return new Promise((resolve) => {
    let start;
    addEventListener('pointerdown', (event) => (start ??= event.timeStamp), true);
    const look = () => {
      const found = start !== undefined && document.querySelector(selector);
      // A timer that a frame's callback sets fires after the frame's paint.
      if (found && found.checkVisibility()) setTimeout(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
