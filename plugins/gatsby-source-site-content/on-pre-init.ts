import { watch } from 'node:fs';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent, countProblems, formatProblem, type Problem } from './check/check-content';

/** Changes less than this many milliseconds apart count as one. */
const DEBOUNCE_MS = 200;

/**
 * Checks the content before Gatsby reads it. A build prints all problems and fails; `gatsby develop` prints
 * them, continues, and checks again after each change.
 */
export async function onPreInit({
  reporter,
}: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  const print = (problems: Problem[]) =>
    // The reporter would wrap lines at 80 columns, which makes a log hard to search.
    console.error(`\n${problems.map(formatProblem).join('\n')}`);

  const found = await checkContent(process.cwd());
  if (found.length > 0) print(found);
  if (process.env.gatsby_executing_command !== 'develop') {
    if (found.length > 0) reporter.panic(countProblems(found));
    return;
  }
  if (found.length > 0) reporter.error(countProblems(found));
  let timer: NodeJS.Timeout | undefined;
  let last = JSON.stringify(found);
  const checkAgain = async () => {
    const problems = await checkContent(process.cwd());
    if (JSON.stringify(problems) === last) return;
    last = JSON.stringify(problems);
    if (problems.length > 0) print(problems);
    if (problems.length > 0) reporter.error(countProblems(problems));
    else reporter.success('The content has no problems any more.');
  };
  watch('content', { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void checkAgain().catch((error) => reporter.warn(String(error))),
      DEBOUNCE_MS,
    );
  }).on('error', (error) => reporter.warn(`The content can’t be watched: ${error.message}`));
}
