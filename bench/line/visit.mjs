import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { projectFolder } from '../../tools/project-folder.mjs';

/** Lighthouse's phone: what it shows, and how much slower than this machine it is. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const TIMES_SLOWER = 4;

/** For how long a page is watched after its load, in ms. */
const REST = 1500;

const args = [
  ...JSON.parse(readFileSync(path.join(projectFolder, 'tools/chromium/flags.json'), 'utf8')),
  // Without it a browser connects twice: once to see the certificate, and once more to go on.
  '--ignore-certificate-errors',
  '--no-sandbox',
];

// Which pages, and how often, as the main program says it.
const [pages, runs] = [JSON.parse(process.argv[2]), Number(process.argv[3])];
for (let run = 0; run < runs; run += 1) {
  for (const at of pages.keys()) {
    const { name, route, url } = pages[(at + run) % pages.length];
    console.log(JSON.stringify({ name, route, ...(await visit(url)) }));
  }
}

/** The figures of one visit in a browser of its own, in ms from the click on. */
async function visit(url) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST);
    return await page.evaluate(() => window.figures);
  } finally {
    await browser.close();
  }
}

/** Writes down what the browser says of its paints; runs in the page. */
function watch() {
  const figures = { fcp: 0, lcp: 0, element: '?', cls: 0 };
  window.figures = figures;
  const note = (type, write) =>
    new PerformanceObserver((list) => list.getEntries().forEach(write)).observe({
      type,
      buffered: true,
    });
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  note('largest-contentful-paint', ({ startTime, element }) => {
    figures.lcp = startTime;
    figures.element = element?.localName ?? '?';
  });
  note('layout-shift', ({ value }) => {
    figures.cls += value;
  });
}
