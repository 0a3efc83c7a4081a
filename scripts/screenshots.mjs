// Screenshots of every page at four widths in both themes, in screenshots/: npm run screenshots [-- /pricing …]
// With `--against path/to/public`, a sheet of each page that differs from that bundle's: screenshots/pricing.html
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import diffSequences from '@jest/diff-sequences';
import { chromium } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { ensureChromium, startServe } from './programs.mjs';

const options = { against: { type: 'string' } };
process.once('uncaughtException', (error) => {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
  const usage = 'npm run screenshots -- [/pricing …] [--against path/to/public]';
  console.error(isUsage ? `${error.message}\n${usage}` : error);
  process.exit(1);
});
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const isComparing = values.against !== undefined;
const bundles = isComparing ? [values.against, 'public'] : ['public'];

const pathsOf = (bundle) => {
  const sitemap = readFileSync(`${bundle}/sitemap.xml`, 'utf8');
  return Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url]) => new URL(url).pathname);
};
const paths = positionals.length > 0 ? positionals : [...bundles.flatMap(pathsOf), '/no-such-page'];
const nameOf = (path) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

async function shoot(page, path) {
  await page.goto(path, { waitUntil: 'networkidle' });
  // A picture that is decoded while the page is painted may be missing from the screenshot.
  await page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    return Promise.allSettled(shown.map((image) => image.decode()));
  });
  return page.screenshot({ fullPage: true });
}

/** A screenshot's rows of pixels, in RGBA. */
async function rowsOf(screenshot) {
  const { data, info } = await sharp(screenshot)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (row) => row * info.width * 4;
  return Array.from({ length: info.height }, (_, row) => data.subarray(start(row), start(row + 1)));
}

/** Puts equal rows beside each other, and blank rows beside those that only one of the screenshots has. */
function align(before, after) {
  const blank = Buffer.alloc(after[0].length);
  const pairs = [];
  let [row, other] = [0, 0];
  const take = (end, otherEnd) => {
    while (row < end || other < otherEnd)
      pairs.push([row < end ? before[row++] : blank, other < otherEnd ? after[other++] : blank]);
  };
  const isEqual = (at, otherAt) => before[at].equals(after[otherAt]);
  diffSequences(before.length, after.length, isEqual, (count, at, otherAt) => {
    // Between the lines of different texts there are equal rows, too.
    if (count < 40) return;
    take(at, otherAt);
    take(at + count, otherAt + count);
  });
  take(before.length, after.length);
  return [0, 1].map((side) => Buffer.concat(pairs.map((pair) => pair[side])));
}

/** Compares two screenshots, and returns a row of the page's sheet if they differ. */
async function compare(screenshots, name, view) {
  if (screenshots[0].equals(screenshots[1])) return [];
  const rows = await Promise.all(screenshots.map(rowsOf));
  const [before, after] = align(...rows);
  const changed = Buffer.alloc(after.length);
  const size = { width: rows[0][0].length / 4, height: after.length / rows[0][0].length };
  if (!pixelmatch(before, after, changed, size.width, size.height, { threshold: 0.02 })) return [];
  mkdirSync(`screenshots/${name}`, { recursive: true });
  const cells = Object.entries({ before, after, changed }).map(async ([what, pixels]) => {
    const file = `${name}/${view}-${what}.jpg`;
    const picture = sharp(pixels, { raw: { ...size, channels: 4 } });
    await picture.flatten({ background: 'silver' }).jpeg().toFile(`screenshots/${file}`);
    return `<td><a href="${file}"><img src="${file}" alt="${what}"></a>`;
  });
  return [`<tr><th>${view}${(await Promise.all(cells)).join('')}`];
}

// An old bundle may have its rules elsewhere.
const servers = await Promise.all(bundles.map((bundle) => startServe('--dir', bundle, '--bare')));
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
rmSync('screenshots', { recursive: true, force: true });
mkdirSync('screenshots');

/** The rows of each page's sheet. */
const sheets = new Map(paths.map((path) => [path, []]));
for (const colorScheme of ['light', 'dark']) {
  for (const width of [390, 768, 1280, 1920]) {
    // For a comparison motion is held still, as for visitors who ask for that.
    const reducedMotion = isComparing ? 'reduce' : 'no-preference';
    const view = { viewport: { width, height: 900 }, colorScheme, reducedMotion };
    const pages = await Promise.all(
      servers.map(({ address }) => browser.newPage({ baseURL: address, ...view })),
    );
    for (const [path, rows] of sheets) {
      const screenshots = await Promise.all(pages.map((page) => shoot(page, path)));
      const name = `${width}-${colorScheme}`;
      if (isComparing) rows.push(...(await compare(screenshots, nameOf(path), name)));
      else writeFileSync(`screenshots/${nameOf(path)}-${name}.png`, screenshots[0]);
    }
    await Promise.all(pages.map((page) => page.close()));
  }
}

const differing = [...sheets].filter(([, rows]) => rows.length > 0);
const LOOK = 'body { font-family: sans-serif } img { width: 100%; vertical-align: top }';
for (const [path, rows] of differing) {
  const head = `<!doctype html><meta charset="utf-8"><title>${path}</title><style>${LOOK}</style>`;
  const table = `<table><tr><th><th>Before<th>After<th>What changed${rows.join('')}</table>`;
  writeFileSync(`screenshots/${nameOf(path)}.html`, `${head}<h1>${path}</h1>${table}`);
}
const list = differing.map(([path]) => path).join(', ');
if (!isComparing) console.log(`The screenshots of ${sheets.size} pages are in screenshots/.`);
else if (differing.length === 0) console.log(`No difference on ${sheets.size} pages.`);
else console.log(`${differing.length} of ${sheets.size} pages differ: ${list}.`);
process.exit();
