// Lighthouse's scores of every page of the built site: npm run lighthouse [-- /pricing …]
// Lighthouse is not a dependency: npx downloads it. It emulates a phone on a slow line.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';

const sitemap = readFileSync('public/sitemap.xml', 'utf8');
const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url]) => new URL(url).pathname);
const paths = process.argv.length > 2 ? process.argv.slice(2) : pages;

const server = spawn(process.execPath, ['scripts/serve.mjs', '--port', '0']);
process.once('exit', () => server.kill());
const [address] = await once(server.stdout, 'data');
const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
const options = ['--quiet', '--output=json', `--chrome-flags=--headless=new${sandbox}`];
process.env.CHROME_PATH = ensureChromium();

for (const path of paths) {
  const url = address.toString().trim() + path;
  const report = execFileSync('npx', ['--yes', 'lighthouse', url, ...options], {
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { categories, audits } = JSON.parse(report);
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round(score * 100)}`,
  );
  const paint = audits['largest-contentful-paint'].displayValue;
  console.log(`${path}: ${scores.join(', ')}; largest paint ${paint}`);
}
process.exit();
