import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromiumForJourneys } from '../chromium/ensure-chromium.mjs';
import { failure, run } from './run.mjs';

/** Runs Jest and counts its tests. */
export function runUnitTests({ reports }) {
  const file = join(reports, 'unit.json');
  const succeeded = run('jest', ['--ci', '--json', `--outputFile=${file}`]);
  return toResult(file, succeeded, countUnitTests);
}

/** Runs Playwright on the built site and counts its tests. */
export function runJourneys({ reports }) {
  const file = join(reports, 'journeys.json');
  try {
    const env = { CHROMIUM_PATH: ensureChromiumForJourneys(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const succeeded = run(
      'playwright',
      ['test', '--project=journeys', '--reporter=list,json'],
      env,
    );
    return toResult(file, succeeded, countJourneys);
  } catch (error) {
    return failure(error.message);
  }
}

// A test file that fails to load has no tests, but must count as a failure.
const countUnitTests = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

const countJourneys = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

function toResult(file, succeeded, count) {
  if (!existsSync(file)) return failure('the tests ended without a report, see above');

  const counts = count(JSON.parse(readFileSync(file, 'utf8')));
  if (counts.failed > 0) return { ...counts, problem: `${counts.failed} failed, see above` };
  if (counts.passed === 0) return { ...counts, ...failure('no test ran') };
  if (!succeeded) {
    return { ...counts, ...failure('no test failed, but the run did, see above') };
  }
  return counts;
}
