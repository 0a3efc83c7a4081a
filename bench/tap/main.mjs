import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../tools/chromium/ensure-chromium.mjs';
import { projectFolder } from '../../tools/project-folder.mjs';
import { median } from '../page/median.mjs';
import { serve } from '../page/serve.mjs';
import { CONTROLS } from './controls.mjs';
import { tap } from './tap.mjs';

/** The longest time to a control's answer, in ms. */
const LIMIT = 200;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, beside: { type: 'string' } },
});

const sites = [
  { name: 'this site', folder: path.join(projectFolder, 'public') },
  ...(values.beside ? [{ name: 'beside', folder: path.resolve(values.beside) }] : []),
];
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const site of sites) {
  site.server = await serve(site.folder);
  site.server.warm(CONTROLS.map(({ page }) => page));
}

const times = new Map(CONTROLS.map(({ name }) => [name, sites.map(() => [])]));
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const control of CONTROLS) {
    for (const at of sites.keys()) {
      // Each run begins with another site.
      const turn = (at + run) % sites.length;
      times.get(control.name)[turn].push(await tap(browser, sites[turn].server.origin, control));
    }
  }
}
await browser.close();

const rows = [...times].map(([name, ofSites]) => ({ name, medians: ofSites.map(median) }));
const header = ['The first tap', ...sites.map(({ name }) => `${name}, ms`), 'at most, ms'];
const lines = rows.map(({ name, medians }) => [
  name,
  ...medians.map((each) => Math.round(each)),
  LIMIT,
]);
const rule = header.map((_, column) => (column === 0 ? '---' : '--:'));
console.log([header, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n'));
const missed = rows.filter(({ medians }) => medians[0] > LIMIT);
for (const { name } of missed) console.error(`Too late: ${name}.`);
process.exitCode = missed.length > 0 ? 1 : 0;
// Servers keep connections of closed browsers open for a while.
process.exit();
