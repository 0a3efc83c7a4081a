// npm test: runs every check, or the named ones: npm test -- unit types
import './check-machine.cjs';
import { exec } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { installPrograms } from './programs.mjs';
import { summarize, testsOf } from './test-report.mjs';

const LOGS = 'node_modules/.cache/tests';
const playwright = (project) => `playwright test --reporter=dot,json --project=${project}`;

/** The command of each step, and the steps that must pass before it. Two run at a time, in this order. */
const STEPS = {
  content: ['jiti scripts/check-content.ts'],
  lint: ['oxlint --deny-warnings'],
  spelling: ['cspell --no-progress --no-summary'],
  format: ['prettier --check --log-level warn .'],
  unused: ['knip'],
  build: ['gatsby build --prefix-paths', 'content'],
  fixture: ['node tests/site/build.mjs', 'content'],
  types: ['tsc --noEmit', 'build'],
  journeys: [playwright('chromium'), 'fixture', 'types'],
  unit: [`jest --ci --json --outputFile=${LOGS}/unit.json`, 'types'],
  // Playwright's configuration serves the fixture site for every project.
  crawl: [playwright('crawl'), 'build', 'fixture', 'types'],
  hosts: [playwright('hosts'), 'fixture', 'types'],
  html: ['html-validate ".test-site/public/**/*.html"', 'fixture'],
  size: ['size-limit', 'fixture'],
  links: ['linkinator public', 'build'],
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in STEPS));
if (unknown) {
  console.error(`There is no step "${unknown}". Steps: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(1);
}
const names = Object.keys(STEPS).filter((name) => named.length === 0 || named.includes(name));
if (names.some((name) => STEPS[name][0].startsWith('playwright'))) installPrograms();

rmSync(LOGS, { recursive: true, force: true });
mkdirSync(LOGS, { recursive: true });
const env = { ...process.env, PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH };

/** Runs a command; resolves with its exit code and output. */
const execute = (command, report) =>
  new Promise((done) => {
    const options = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, maxBuffer: Infinity };
    exec(`${command} 2>&1`, options, (error, output) => done([!error, output]));
  });

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a step, and prints how it ended; returns whether it passed. */
async function run(name) {
  const start = performance.now();
  const [report, log] = [`${LOGS}/${name}.json`, `${LOGS}/${name}.log`];
  const [passed, output] = await execute(STEPS[name][0], report);
  writeFileSync(log, output);
  const tests = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const failures = tests.filter(({ outcome }) => outcome === 'failed');
  // A step without a report counts as one test, and so does a runner that fails without a failed test.
  if (tests.length === 0 || (!passed && failures.length === 0))
    tests.push({ outcome: passed ? 'passed' : 'failed' });
  for (const { outcome } of tests) total[outcome] += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds} s`);
  if (!passed) console.log(`${summarize(failures, output)}\n\n  Everything: ${log}\n`);
  return passed;
}

const waiting = [];
let free = 2;
/** Runs a task as one of two. */
async function inTurn(task) {
  if (free > 0) free -= 1;
  else await new Promise((start) => waiting.push(start));
  const result = await task();
  if (waiting.length > 0) waiting.shift()();
  else free += 1;
  return result;
}

/** Whether each step has passed. */
const ended = {};
for (const name of names) {
  const needs = STEPS[name].slice(1).map((need) => ended[need] ?? true);
  ended[name] = Promise.all(needs).then((passed) => {
    if (passed.every(Boolean)) return inTurn(() => run(name));
    console.log(`left out ${name}`);
    return false;
  });
}
await Promise.all(Object.values(ended));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
