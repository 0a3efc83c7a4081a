// npm run test:builds: a site in a folder of its host must work there, and never leave the folder.
// By hand: node tests/builds/folder.mjs [the fixture site, built for /evenplate]
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, startServe } from '../../scripts/programs.mjs';
import { copySite } from '../site/copy.mjs';

const FOLDER = '/evenplate';
/** Until docsUrl and contactUrl of site.json are real addresses elsewhere, these don't exist. */
const NOWHERE = [`${FOLDER}/docs`, `${FOLDER}/contact`];
const temporary = mkdtempSync(join(tmpdir(), 'folder-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** Builds a copy of the site for the folder. A build without `--prefix-paths` fails first. */
function build() {
  const site = join(temporary, 'site');
  copySite(site);
  const env = {
    ...process.env,
    GATSBY_SITE_URL: `https://user.github.io${FOLDER}`,
    SITE_NOW: '2026-01-01T00:00:00Z',
  };
  const run = (...options) => {
    const command = ['gatsby', 'build', ...options];
    const { status, stdout, stderr } = spawnSync('npx', command, { cwd: site, env });
    return { status, output: `${stdout}${stderr}`.replace(/\s+/g, ' ') };
  };
  const plain = run();
  assert.match(
    plain.output,
    /has the folder \/evenplate, but Gatsby builds for "": run "npm run build"/,
  );
  assert.equal(plain.status, 1);
  const { status, output } = run('--prefix-paths');
  assert.equal(status, 0, output);
  return join(site, 'public');
}

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findChromium(), args });
const open = (options) => browser.newPage({ reducedMotion: 'reduce', ...options });

/** Opens every page that links lead to, and fails if anything leaves the folder, is missing or throws. */
async function crawl(address) {
  const page = await open();
  const problems = new Set();
  page.on('pageerror', (error) => problems.add(`${page.url()}: ${error}`));
  page.on('response', (response) => {
    if (!response.url().startsWith(`${address}${FOLDER}/`))
      problems.add(`${page.url()} asks for ${response.url()}`);
    if (response.status() >= 400) problems.add(`${response.url()} is ${response.status()}`);
  });
  const paths = new Set([`${FOLDER}/`]);
  for (const path of paths) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const links = await page
      .locator('a[href], link[href]:not([rel=canonical])')
      .evaluateAll((all) => all.map(({ href }) => href));
    for (const link of links) {
      const { origin, pathname } = new URL(link);
      if (origin !== address || NOWHERE.includes(pathname)) continue;
      if (!pathname.startsWith(`${FOLDER}/`)) problems.add(`${path} leads to ${pathname}`);
      else if (!/\.\w+$/.test(pathname)) paths.add(pathname);
      else if (!(await fetch(link)).ok) problems.add(`${link} is missing`);
    }
  }
  await page.close();
  assert.deepEqual([...problems], []);
  return paths.size;
}

/** The controls that know addresses: React's demo, the filter of the articles, and the script of the 404 document. */
async function useControls(address) {
  const [{ name }] = JSON.parse(readFileSync('tests/content/data/foods.json', 'utf8')).foods;
  const page = await open();
  await page.goto(`${address}${FOLDER}/try`);
  const demo = page.locator('react-island[name=RankingDemo][state=ready]');
  await demo.waitFor();
  await demo.getByRole('searchbox').fill(name);
  await demo.getByRole('searchbox').press('Enter');
  await page.waitForFunction(() => location.hash !== '');

  await page.goto(`${address}${FOLDER}/blog`);
  await page.locator('react-island[name=CategoryFilter][state=ready]').waitFor();
  const button = page.locator('[aria-pressed=false]').first();
  const target = await button.getAttribute('href');
  await button.click();
  await page.waitForURL(address + target);
  await page.locator(`[aria-pressed=true][href="${target}"]`).waitFor();
  await page.goBack();
  await page.waitForURL(`${address}${FOLDER}/blog`);

  await page.goto(`${address}${FOLDER}/blog/no-such-post`, { waitUntil: 'commit' });
  await page.waitForURL(`${address}${FOLDER}/blog`);
  await page.goto(`${address}${FOLDER}/no/such/page`);
  assert.equal(await page.locator('h1').count(), 1);
  await page.close();
}

const bundle = process.argv[2] ?? build();
const hosts = {
  'npm run serve': await startServe('--dir', bundle),
  'npm run serve -- --bare': await startServe('--dir', bundle, '--bare'),
};
for (const [name, { address }] of Object.entries(hosts)) {
  console.log(`${name}: ${await crawl(address)} addresses are in the folder`);
  await useControls(address);
}
const { address } = hosts['npm run serve'];
assert.equal((await fetch(address)).url, `${address}${FOLDER}/`);
await browser.close();
process.exit();
