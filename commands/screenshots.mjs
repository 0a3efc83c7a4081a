// Screenshots of every page at four widths in both themes: node commands/screenshots.mjs [--routes /,/pricing] [--widths 390]
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../tools/chromium/ensure-chromium.mjs';
import { createHandler } from '../tools/server/handler.mjs';

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: readRoutes().join(',') },
    widths: { type: 'string', default: '390,768,1280,1920' },
    themes: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'screenshots' },
  },
});

/** The paths in the sitemap, and an unknown one for the 404 page. */
function readRoutes() {
  const sitemap = readFileSync('public/sitemap.xml', 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
  return [...addresses.map((address) => new URL(address).pathname), '/no-such-page'];
}

await mkdir(values.out, { recursive: true });
const server = createServer(createHandler({ bare: true })).listen(0);
await once(server, 'listening');
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const colorScheme of values.themes.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const page = await browser.newPage({
      baseURL: `http://localhost:${server.address().port}`,
      viewport: { width, height: width < 600 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const route of values.routes.split(',')) {
      await page.goto(route, { waitUntil: 'networkidle' });
      await loadLazyPictures(page);
      const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
      const path = `${values.out}/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
      console.log(path);
    }
    await page.close();
  }
}

await browser.close();
server.close();

/** Loads lazy pictures, which would be blank in a screenshot of the whole page. */
function loadLazyPictures(page) {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    return Promise.all(
      pictures.filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()),
    );
  });
}
