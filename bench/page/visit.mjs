import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../tools/project-folder.mjs';
import { importTool } from './places.mjs';

const { default: lighthouse } = await importTool('lighthouse');
const { launch } = await importTool('chrome-launcher');

const FLAGS = [
  ...JSON.parse(readFileSync(path.join(projectFolder, 'tools/chromium/flags.json'), 'utf8')),
  '--headless=new',
  '--ignore-certificate-errors',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Audits a page with Lighthouse in a browser of its own: mobile, simulated throttling.
 * @param options more flags of Chromium, and Lighthouse's categories
 * @returns Lighthouse's result
 */
export async function look(url, { flags = [], categories = ['performance'] } = {}) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: [...FLAGS, ...flags],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      // It makes the window as high as the page, which loads pictures outside the first view.
      disableFullPageScreenshot: true,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * The answers to the requests that Lighthouse recorded. Afterwards it resizes the window, and the page
 * fetches pictures for the new size.
 */
function sentInSight(sent, { audits }) {
  const seen = new Set(
    audits['network-requests'].details.items.map(({ url }) => new URL(url).pathname),
  );
  return sent.filter((answer) => seen.delete(answer.path));
}

/** The figures of one visit: times in ms, sizes in bytes as they were sent. */
export async function visit({ server, name, route, address }) {
  server.sent.length = 0;
  const result = await look(server.origin + address);
  const { audits } = result;
  const sent = sentInSight(server.sent, result);
  const sum = (pattern) =>
    sent.filter(({ type }) => pattern.test(type)).reduce((total, { bytes }) => total + bytes, 0);
  const element = audits['lcp-breakdown-insight']?.details?.items?.find(
    ({ type }) => type === 'node',
  );
  return {
    name,
    route,
    lcp: audits['largest-contentful-paint'].numericValue,
    element: /^<(\w+)/.exec(element?.snippet ?? '')?.[1] ?? '?',
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    main: audits['mainthread-work-breakdown'].numericValue,
    total: sum(/./),
    script: sum(/javascript/),
    image: sum(/^image/),
    html: sum(/html/),
    css: sum(/css/),
    font: sum(/font/),
    missing: sent.filter(({ status }) => status === 404).map((answer) => answer.path),
  };
}
