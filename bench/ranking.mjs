#!/usr/bin/env node
// npm run bench:ranking: how long a tap on /try takes until its result is drawn. See bench/README.md.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../tools/chromium/ensure-chromium.mjs';
import { createHandler } from '../tools/server/handler.mjs';

const TIMES_SLOWER = 4;
const VIEWPORTS = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 900 } };

const server = createServer(createHandler({ bare: true })).listen(0);
await once(server, 'listening');
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  const page = await browser.newPage({
    baseURL: `http://localhost:${server.address().port}`,
    viewport,
  });
  // A day in the address loads React at once.
  await page.goto('/try#day=1,us-canada,woman-35,banana', { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  const times = (await page.evaluate(tapFoods)).toSorted((one, other) => one - other);
  const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(1);
  console.log(
    `${name}: ${times.length} taps, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
  );
  await page.close();
}

await browser.close();
server.close();

/** Taps every third food, and returns the milliseconds from each tap to the end of its frame; runs in the page. */
async function tapFoods() {
  /** Resolves after the next frame has been laid out and painted. */
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      });
    });
  const times = [];
  const buttons = [...document.querySelectorAll('details[name="foods"] button')];
  for (const button of buttons.filter((_button, position) => position % 3 === 0)) {
    // The animations of the previous tap end before the next, as between a visitor's taps.
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await drawn();
    const start = performance.now();
    button.click();
    await drawn();
    times.push(performance.now() - start);
  }
  return times;
}
