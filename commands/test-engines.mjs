// Runs the journeys of visitors on the built site in every engine that is installed:
// npm run test:engines [-- --twice] [-- --bridge] [-- webkit]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../tools/chromium/ensure-chromium.mjs';
import { findChromium } from '../tools/chromium/find.mjs';
import { load } from '../tools/load-typescript.mjs';
import { findFirefox, missingPrograms } from '../tools/webdriver-bridge/find-programs.mjs';

const { isInstalled } = await load('tools/playwright-browsers.ts');

const { values, positionals } = parseArgs({
  options: {
    twice: { type: 'boolean', default: false },
    bridge: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const names = ['chromium', 'firefox', 'webkit'];
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no engine "${unknown.join('", "')}". There are: ${names.join(', ')}.`);
  process.exit(1);
}
const requested = positionals.length > 0 ? positionals : names;
const engines = requested.map(describeEngine);
const found = engines.filter(({ missing }) => missing.length === 0);
const absent = engines.filter(({ missing }) => missing.length > 0);
for (const { name, driver } of found) console.log(`${name}: ${driver}`);

const runs = values.twice ? 2 : 1;
const passed = found.length > 0 && Array.from({ length: runs }, runAll).every(Boolean);

console.log(`Ran in: ${found.map(({ name, driver }) => `${name} (${driver})`).join(', ') || '–'}.`);
for (const { name, missing, packages } of absent) {
  console.log(
    `Not in ${name}: Playwright's own build is not installed ("npx playwright install ${name}"), ` +
      `and the bridge lacks ${missing.join(', ')} (Debian: ${packages}).`,
  );
}
// A missing engine is a failure in CI and when its name was given.
const mayBeAbsent = positionals.length === 0 && !process.env.CI;
process.exitCode = passed && (absent.length === 0 || mayBeAbsent) ? 0 : 1;

/** What drives an engine here, and what is missing if nothing can. */
function describeEngine(name) {
  if (name === 'chromium') {
    const isThere = process.env.CHROMIUM_PATH || findChromium();
    return { name, driver: 'Playwright', missing: isThere ? [] : ['Chromium'], packages: name };
  }
  if (!values.bridge && isInstalled(name)) {
    return { name, driver: "Playwright's own build", missing: [] };
  }
  return { name, driver: 'tools/webdriver-bridge', ...missingPrograms[name]() };
}

function runAll() {
  const hasChromium = found.some(({ name }) => name === 'chromium');
  // Through the bridge an engine has several projects (tests/support/engines.ts).
  const projects = found.map(({ name }) => `--project=${name}*`);
  const { status } = spawnSync('npx', ['playwright', 'test', '--reporter=list', ...projects], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(values.bridge && { BROWSER_DRIVER: 'bridge' }),
      CHROMIUM_PATH: hasChromium ? ensureChromium() : undefined,
      FIREFOX_PATH: findFirefox(),
    },
  });
  return status === 0;
}
