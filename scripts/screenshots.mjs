// Screenshots of every page at four widths in both themes, in screenshots/: npm run screenshots [-- /pricing …]
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium, startServe } from './programs.mjs';

const sitemap = readFileSync('public/sitemap.xml', 'utf8');
const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url]) => new URL(url).pathname);
const paths = process.argv.length > 2 ? process.argv.slice(2) : [...pages, '/no-such-page'];

const { address } = await startServe();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

for (const colorScheme of ['light', 'dark']) {
  for (const width of [390, 768, 1280, 1920]) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ baseURL: address, viewport, colorScheme });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      const file = `screenshots/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await page.close();
  }
}
await browser.close();
process.exit();
