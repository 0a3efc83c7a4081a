// npm test: runs every check, or the named ones: npm test -- unit types
import './check-machine.cjs';
import { exec } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { ensureChromium, ensureServers } from './programs.mjs';

const PLAYWRIGHT = 'playwright test --reporter=dot,json --project';

/**
 * The commands by the names of their steps, for any shell; `REPORT` stands for a file. The steps of a list run
 * in turn, both lists of a stage at once.
 */
const stages = [
  [
    {
      types: 'tsc --noEmit',
      format: 'prettier --check --log-level warn .',
      lint: 'oxlint --deny-warnings',
      spelling: 'cspell --no-progress --no-summary',
      unused: 'knip',
      unit: 'jest --ci --json --outputFile="REPORT"',
    },
    { build },
  ],
  [
    { hosts: `${PLAYWRIGHT} hosts`, journeys: `${PLAYWRIGHT} chromium` },
    {
      html: 'html-validate "public/**/*.html"',
      size: 'size-limit',
      links: 'linkinator public',
    },
  ],
];

/** Builds the site, which must not change the committed types of its queries. */
async function build(execute) {
  const read = () => readFileSync('gatsby/gatsby-types.d.ts', 'utf8');
  const before = read();
  const result = await execute('gatsby build');
  if (!result.passed || read() === before) return result;
  return { output: 'The build changed gatsby/gatsby-types.d.ts: commit it.' };
}

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
if (wanted.includes('hosts')) ensureServers();
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

const reports = mkdtempSync(join(tmpdir(), 'tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };

/** The counts of a report by Playwright or Jest. A file that can't be loaded counts as a failed test. */
function count({ stats, errors, ...jest }) {
  if (stats) {
    const { expected, unexpected, flaky, skipped } = stats;
    return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
  }
  const failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  return { passed: jest.numPassedTests, failed, skipped: jest.numPendingTests };
}

/** Runs a step, prints its result and, if it failed, what it printed; returns whether it passed. */
async function run(name, step) {
  const start = performance.now();
  const report = join(reports, `${name}.json`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const execute = (command) =>
    new Promise((done) => {
      const line = `${command.replace('REPORT', report)} 2>&1`;
      const options = { env, maxBuffer: Infinity };
      exec(line, options, (error, output) => done({ passed: !error, output }));
    });
  const result = await (typeof step === 'string' ? execute(step) : step(execute));

  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : {};
  const { passed = 0, skipped = 0, failed = 0 } = counts;
  const failures = result.passed ? failed : Math.max(failed, 1);
  total.passed += passed;
  total.failed += failures;
  total.skipped += skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${failures ? 'FAILED' : 'passed'}  ${name.padEnd(8)} ${seconds} s`);
  if (failures) console.log(`${result.output.replace(/^PASS .*\n/gm, '').trim()}\n`);
  return failures === 0;
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
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
