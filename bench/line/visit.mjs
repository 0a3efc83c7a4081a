import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { projectFolder } from '../../tools/project-folder.mjs';

/** Lighthouse's phone: its screen, and how many times slower than this machine its processor is. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const TIMES_SLOWER = 4;

/** How long a page is observed after its load, in ms. */
const REST = 1500;

const args = [
  ...JSON.parse(readFileSync(path.join(projectFolder, 'tools/chromium/flags.json'), 'utf8')),
  // Without it Chromium connects twice: once to check the certificate, and again to proceed.
  '--ignore-certificate-errors',
  '--no-sandbox',
];

// From main.mjs: the pages, and the number of runs.
const [pages, runs] = [JSON.parse(process.argv[2]), Number(process.argv[3])];
for (let run = 0; run < runs; run += 1) {
  for (const at of pages.keys()) {
    const { name, route, url } = pages[(at + run) % pages.length];
    console.log(JSON.stringify({ name, route, ...(await visit(url)) }));
  }
}

/** The figures of one visit in a browser of its own; times are in ms since the navigation began. */
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

/** Records the browser's paint times and layout shifts; runs in the page. */
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
