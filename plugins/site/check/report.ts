import path from 'node:path';
import type { Reporter } from 'gatsby';
import { siteContent } from '../read/site-content';
import { checkContent } from './check-content';
import { countProblems, formatProblem, type Problem } from './problem';

/** The name of the errors in Gatsby's overlay. */
const ERROR = 'content';

const isDevelop = () => process.env.gatsby_executing_command === 'develop';

/** The problems that were printed last. */
let last = '';

/**
 * Shows problems in the pages of `gatsby develop`, in Gatsby's own overlay, or hides it if there are none
 * (docs/decisions/0011-private-interfaces.md).
 */
function showInPages(problems: readonly Problem[]): void {
  const { websocketManager } = require('gatsby/dist/utils/websocket-manager');
  const errors = problems.map((problem) => ({
    error: { message: formatProblem(problem) },
    filePath: path.resolve(problem.file),
    location: { start: { line: problem.line } },
    text: problem.message,
    level: 'ERROR',
    code: ERROR,
  }));
  websocketManager.emitError(ERROR, errors.length > 0 ? errors : null);
}

/** Checks the content, and prints the problems if they have changed. A build fails if there are any. */
export async function reportProblems(reporter: Reporter): Promise<void> {
  const problems = await checkContent(siteContent().reader);
  const lines = problems.map(formatProblem).join('\n');
  if (lines === last) return;
  last = lines;
  if (isDevelop()) showInPages(problems);
  if (lines === '') return reporter.success('The content has no problems any more.');
  // The reporter would wrap lines at 80 columns, which makes a log hard to search.
  process.stderr.write(`\n${lines}\n`);
  if (isDevelop()) reporter.error(countProblems(problems));
  else reporter.panic(countProblems(problems));
}
