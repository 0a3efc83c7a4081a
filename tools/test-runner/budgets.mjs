import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure, run } from './run.mjs';

/** Compares the built site with its size budgets; each budget of a document counts as one test. */
export function checkBudgets({ reports }) {
  const file = join(reports, 'budgets.json');
  run('jiti', ['commands/check-budgets.ts', '--report', file]);
  if (!existsSync(file)) return failure('the site could not be weighed, see above');

  const counts = JSON.parse(readFileSync(file, 'utf8'));
  return counts.failed > 0
    ? { ...counts, problem: `${counts.failed} over their budget, see above` }
    : counts;
}
