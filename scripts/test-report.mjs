// Reads the JSON reports of Jest and Playwright, and shortens failures to a screen (test.mjs).
import { stripVTControlCharacters } from 'node:util';

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', pending: 'skipped' };
const outcomeOf = (status) => OUTCOMES[status] ?? status;

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The name, the outcome and the error of each test. A file that can't be loaded counts as a failed test. */
export function testsOf({ testResults, suites, errors = [] }) {
  const ofFiles = testResults?.flatMap(({ name, message, status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ name, outcome: 'failed', error: message }]
      : assertionResults.map(({ fullName, status: how, failureMessages }) => ({
          name: fullName,
          outcome: outcomeOf(how),
          error: failureMessages[0],
        })),
  );
  const ofSpecs = specsOf({ suites }).map(({ file, title, tests: [test] }) => ({
    name: `${file}: ${title}`,
    outcome: outcomeOf(test.status),
    error: test.results.at(-1)?.error?.message,
  }));
  const ofRunner = errors.map(({ message }) => ({
    name: 'Playwright',
    outcome: 'failed',
    error: message,
  }));
  return [...(ofFiles ?? []), ...ofSpecs, ...ofRunner];
}

const linesOf = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());
const shorten = (lines, count) => lines.slice(0, count).map((line) => `  ${line.slice(0, 160)}`);

/** A failed step on one screen: the failed tests with the first lines of their errors, or the output from its first error on. */
export function summarize(failures, output) {
  if (failures.length === 0) {
    const lines = linesOf(output);
    const start = lines.length > 20 ? lines.findIndex((line) => /error/i.test(line)) : 0;
    return shorten(lines.slice(Math.max(start, 0)), 20).join('\n');
  }
  const shown = failures
    .slice(0, 4)
    .flatMap(({ name, error = '' }) => [
      `  ✗ ${name}`,
      ...shorten(linesOf(error), failures.length < 3 ? 10 : 4).map((line) => `  ${line}`),
    ]);
  const others = failures.slice(4, 10).map(({ name }) => `  ✗ ${name}`);
  const rest = failures.length > 10 ? [`  … and ${failures.length - 10} more`] : [];
  return [...shown, ...others, ...rest].join('\n');
}
