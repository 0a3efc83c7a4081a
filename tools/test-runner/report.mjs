const MS_PER_SECOND = 1000;

/** Announces a step. */
export function printTitle(title) {
  console.log(`\n== ${title}`);
}

/** Prints the result and the duration of a step. */
export function printDuration({ problem }, milliseconds) {
  const seconds = (milliseconds / MS_PER_SECOND).toFixed(1);
  console.log(`-- ${problem ? 'failed' : 'passed'} after ${seconds} s`);
}

/** Prints the failures and the counts; returns whether everything passed. */
export function summarize(results) {
  console.log();
  for (const { title, problem, skippedBecause } of results) {
    if (problem ?? skippedBecause) console.log(`${title}: ${problem ?? skippedBecause}`);
  }

  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((kind) =>
    results.reduce((sum, result) => sum + (result[kind] ?? 0), 0),
  );
  const skippedPart = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`${passed} passed, ${failed} failed${skippedPart}`);
  return failed === 0;
}
