import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure, run } from './run.mjs';

/** Compares the built site with its size budgets; each budget of a document counts as one test. */
export const checkBudgets = (context) => runCheck('budgets', 'over their budget', context);

/** Validates the HTML of the built site; each document counts as one test. */
export const checkHtml = (context) => runCheck('html', 'documents are not valid', context);

/** Runs `commands/check-….ts`, which writes its counts to a file. */
function runCheck(name, whatFailed, { reports }) {
  const file = join(reports, `${name}.json`);
  run('jiti', [`commands/check-${name}.ts`, '--report', file]);
  if (!existsSync(file)) return failure('the site could not be checked, see above');

  const counts = JSON.parse(readFileSync(file, 'utf8'));
  return counts.failed > 0
    ? { ...counts, problem: `${counts.failed} ${whatFailed}, see above` }
    : counts;
}
