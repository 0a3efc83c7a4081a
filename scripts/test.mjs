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
  [{ content: 'jiti scripts/check-content.ts' }],
  [
    {
      format: 'prettier --check --log-level warn .',
      lint: 'oxlint --deny-warnings',
      spelling: 'cspell --no-progress --no-summary',
      unused: 'knip',
      unit: 'jest --ci --json --outputFile="REPORT"',
    },
    { build: 'gatsby build --prefix-paths', fixture: 'node tests/site/build.mjs' },
  ],
  [
    {
      hosts: `${PLAYWRIGHT} hosts`,
      journeys: `${PLAYWRIGHT} chromium`,
      crawl: `${PLAYWRIGHT} crawl`,
    },
    {
      types,
      html: 'html-validate "public/**/*.html"',
      size: 'size-limit',
      links,
    },
  ],
];

/** The steps that make no sense after another one has failed. */
const NEEDS = {
  content: stages.slice(1).flat().flatMap(Object.keys),
  build: ['types', 'crawl', 'html', 'size', 'links'],
  fixture: ['hosts', 'journeys'],
};

const readTypes = () => readFileSync('gatsby/gatsby-types.d.ts', 'utf8');
const typesBefore = readTypes();

/** Checks the types, with those of the queries as the build has just written them. */
async function types(execute) {
  const { passed, output } = await execute('tsc --noEmit');
  const isRenewed = readTypes() !== typesBefore;
  const renewed =
    'The build has renewed gatsby/gatsby-types.d.ts: read the difference, and commit it.';
  return { passed: passed && !isRenewed, output: isRenewed ? `${renewed}\n${output}` : output };
}

/** Follows the links of the built site, and sees to it that the program has found all pages. */
async function links(execute) {
  const { passed, output } = await execute('linkinator public --format json --verbosity info');
  if (!output.startsWith('{')) return { output };
  const found = JSON.parse(output).links;
  const ended = (how) => found.filter(({ state }) => state === how);
  const why = ({ status }) => (status === 200 ? 'the page has no such place' : status);
  const broken = ended('BROKEN').map((link) => `${link.parent}: ${link.url} (${why(link)})`);
  const pages = readFileSync('public/sitemap.xml', 'utf8').split('<loc>').length - 1;
  const lost = `linkinator has opened ${ended('OK').length} addresses, but the sitemap has ${pages}.`;
  if (ended('OK').length < pages) broken.push(lost);
  return { passed: passed && broken.length === 0, output: broken.join('\n') };
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
if (wanted.some((name) => ['journeys', 'crawl'].includes(name)))
  process.env.CHROMIUM_PATH = ensureChromium();
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

  // A step without a report counts as one test.
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : {};
  const { passed = Number(result.passed ?? false), skipped = 0, failed = 0 } = counts;
  const failures = result.passed ? failed : Math.max(failed, 1);
  total.passed += passed;
  total.failed += failures;
  total.skipped += skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${failures ? 'FAILED' : 'passed'}  ${name.padEnd(8)} ${seconds} s`);
  if (failures) console.log(`${result.output.replace(/^PASS .*\n/gm, '').trim()}\n`);
  return failures === 0;
}

const leftOut = new Set();
const runList = async (list) => {
  for (const [name, command] of Object.entries(list)) {
    if (!wanted.includes(name) || leftOut.has(name)) continue;
    if (await run(name, command)) continue;
    for (const other of NEEDS[name] ?? []) if (wanted.includes(other)) leftOut.add(other);
  }
};
for (const lists of stages) await Promise.all(lists.map(runList));
rmSync(reports, { recursive: true });
if (leftOut.size > 0) console.log(`Left out: ${[...leftOut].join(', ')}.`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
