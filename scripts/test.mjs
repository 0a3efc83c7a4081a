// npm test: runs every check, or the named ones: npm test -- unit types
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { ensureChromium } from './chromium.mjs';

const TYPES = 'gatsby/gatsby-types.d.ts';
const PLAYWRIGHT = 'playwright test --reporter=dot,json --project';
const SERVE = `node scripts/serve.mjs --port 0 >$REPORT.url & trap "kill $!" EXIT; while kill -0 $! && [ ! -s $REPORT.url ]; do sleep 0.1; done;`;
// Other sites, and the two addresses that may be elsewhere.
const SKIP = '^https?://(?!localhost)|/(docs|contact)$';

/** The commands by the names of their steps. Those of a list run in turn, both lists of a stage at once. */
const stages = [
  [
    {
      types: 'tsc --noEmit',
      format: 'prettier --check --log-level warn .',
      lint: 'oxlint --deny-warnings',
      spelling: 'cspell --no-progress --no-summary',
      unused: 'knip',
      lockfile: 'lockfile-lint --path package-lock.json --validate-https --validate-integrity',
      unit: 'jest --ci --json --outputFile=$REPORT',
    },
    {
      build: `cp ${TYPES} $REPORT.d.ts && gatsby build && { cmp -s ${TYPES} $REPORT.d.ts || { echo "The build changed ${TYPES}: commit it."; exit 1; }; }`,
    },
  ],
  [
    { hosts: `${PLAYWRIGHT} hosts`, journeys: `${PLAYWRIGHT} chromium` },
    {
      html: 'html-validate "public/**/*.html"',
      size: 'size-limit',
      // linkinator's own server can't tell /blog from the folder.
      links: `${SERVE} linkinator $(cat $REPORT.url) --recurse --check-fragments --verbosity error --skip "${SKIP}"`,
    },
  ],
];

process.once('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

const names = stages.flat().flatMap(Object.keys);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : names;
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no step "${unknown}". There are: ${names.join(', ')}.`);
// Before the build, because whoever has none should know it at once.
if (wanted.includes('journeys')) process.env.CHROMIUM_PATH = ensureChromium();
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
process.env.GATSBY_TELEMETRY_DISABLED = '1';

const reports = mkdtempSync(join(tmpdir(), 'tests-'));
const total = { passed: 0, failed: 0 };

/** The counts of a report by Playwright or Jest. A file that can't be loaded counts as a failed test. */
function count({ stats, errors, ...jest }) {
  if (stats) return [stats.expected, stats.unexpected + stats.flaky + errors.length];
  return [jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites];
}

/** Runs a step, prints its result and, if it failed, what it printed; returns whether it passed. */
async function run(name, command) {
  const start = performance.now();
  const report = join(reports, `${name}.json`);
  const env = { ...process.env, REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const child = spawn(`(${command}) 2>&1`, { shell: true, env });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((done) => child.once('close', done));

  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0];
  const failed = Math.max(counts[1], code === 0 ? 0 : 1);
  total.passed += counts[0];
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${failed ? 'FAILED' : 'passed'}  ${name.padEnd(8)} ${seconds} s`);
  if (failed) console.log(`${output.replace(/^PASS .*\n/gm, '').trim()}\n`);
  return failed === 0;
}

const passed = {};
const runList = async (list) => {
  for (const [name, command] of Object.entries(list)) {
    if (wanted.includes(name)) passed[name] = await run(name, command);
  }
};
for (const lists of stages) if (passed.build !== false) await Promise.all(lists.map(runList));
rmSync(reports, { recursive: true });
if (passed.build === false) console.log('The steps that need the build were left out.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
