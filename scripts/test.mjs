// npm test: runs every check, or the named ones: npm test -- unit types
import { exec } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installPrograms } from './programs.mjs';

const LOGS = 'node_modules/.cache/tests';
/** Runs one project in its own output folder, because Playwright empties the folder when it starts. */
const playwright = (project) =>
  `playwright test --reporter=dot --project=${project} --output=test-results/${project}`;

/** The command of each step, and the steps that must pass before it. Two run at a time, in this order. */
const STEPS = {
  content: ['jiti scripts/check-content.ts'],
  lint: ['oxlint --deny-warnings'],
  spelling: ['cspell --no-progress --no-summary'],
  format: ['prettier --check --log-level warn .'],
  unused: ['knip'],
  build: ['node scripts/build.mjs', 'content'],
  fixture: ['node tests/site/build.mjs', 'content'],
  types: ['tsc --noEmit', 'build'],
  journeys: [playwright('chromium'), 'fixture', 'types'],
  unit: ['jest --ci', 'types'],
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
if (names.includes('types') && !names.includes('build') && !existsSync('types/gatsby-types.d.ts')) {
  console.error('The build writes the types of queries: run "npm run build" first.');
  process.exit(1);
}
if (names.some((name) => STEPS[name][0].startsWith('playwright'))) installPrograms();

rmSync(LOGS, { recursive: true, force: true });
mkdirSync(LOGS, { recursive: true });
const env = { ...process.env, PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH };

/** Runs a command. Resolves with whether it passed, and its output. */
const execute = (command) =>
  new Promise((done) =>
    exec(`${command} 2>&1`, { env, maxBuffer: Infinity }, (error, output) =>
      done([!error, stripVTControlCharacters(output)]),
    ),
  );

/** A failure on one screen: the output from the first failed test or error on, and the names of the other failed tests. */
function summarize(output) {
  const lines = output.split('\n').filter((line) => line.trim());
  const failed = [...new Set(lines.filter((line) => /^ {2}(?:●|\d+\)) /.test(line)))];
  const start = lines.findIndex((line) => (failed[0] ? line === failed[0] : /error/i.test(line)));
  const shown = lines.slice(Math.max(start, 0)).slice(0, 20);
  const others = failed.filter((name) => !shown.includes(name));
  const rest = others.length > 10 ? [`  … and ${others.length - 10} more`] : [];
  return [...shown, ...others.slice(0, 10), ...rest].map((line) => line.slice(0, 160)).join('\n');
}

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a step, and prints how it ended; returns whether it passed. */
async function run(name) {
  const start = performance.now();
  const log = `${LOGS}/${name}.log`;
  const [passed, output] = await execute(STEPS[name][0]);
  writeFileSync(log, output);
  // Jest and Playwright report their counts. Any other step counts as one test.
  const counts = output.match(/^Tests: .*|^ +\d+ (?:passed|failed|flaky|skipped)/gm) ?? [];
  const found = [...counts.join().matchAll(/(\d+) (passed|failed|flaky|skipped)/g)];
  for (const [, number, outcome] of found)
    total[outcome === 'flaky' ? 'failed' : outcome] += Number(number);
  if (found.length === 0 || (!passed && !/[1-9]\d* failed/.test(counts.join())))
    total[passed ? 'passed' : 'failed'] += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds} s`);
  if (!passed) console.log(`${summarize(output)}\n\n  Full log: ${log}\n`);
  return passed;
}

const waiting = [];
let free = 2;
/** Runs a task when fewer than two are running. */
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
    console.log(`skipped ${name}: a step before it failed`);
    return false;
  });
}
await Promise.all(Object.values(ended));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
