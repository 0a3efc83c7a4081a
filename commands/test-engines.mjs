// Runs the behavior journeys on the built site in every engine there is: npm run test:engines [-- --twice] [-- webkit]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../tools/chromium/ensure-chromium.mjs';
import { findEngines } from '../tools/webdriver-bridge/find-engines.mjs';

const { values, positionals } = parseArgs({
  options: { twice: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const engines = findEngines();
const isAsked = ({ name }) => positionals.length === 0 || positionals.includes(name);
const found = engines.filter((engine) => isAsked(engine) && engine.missing.length === 0);
const absent = engines.filter((engine) => isAsked(engine) && engine.missing.length > 0);

const runs = values.twice ? 2 : 1;
const succeeded = found.length > 0 && Array.from({ length: runs }, runAll).every(Boolean);

console.log(`Ran in: ${found.map(({ name }) => name).join(', ') || 'no engine'}.`);
for (const { name, missing, packages } of absent) {
  console.log(`Not in ${name}: there is no ${missing.join(', no ')} here (Debian: ${packages}).`);
}
// Where an engine is asked for by name, or nobody reads along, its absence is a failure.
const mayBeAbsent = positionals.length === 0 && !process.env.CI;
process.exitCode = succeeded && (absent.length === 0 || mayBeAbsent) ? 0 : 1;

function runAll() {
  // Firefox and WebKit have more than one (tests/support/engines.ts).
  const projects = found.map(({ name }) => `--project=${name}*`);
  const firefox = found.find(({ name }) => name === 'firefox');
  const { status } = spawnSync('npx', ['playwright', 'test', '--reporter=list', ...projects], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumFor(found), FIREFOX_PATH: firefox?.program },
  });
  return status === 0;
}

function chromiumFor(all) {
  return all.some(({ name }) => name === 'chromium') ? ensureChromium() : undefined;
}
