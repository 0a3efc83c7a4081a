import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { countProblems, formatProblem, type Problem } from './check/problem';
import type { ArticleCache } from './check/markdown-files';
import { createMemoryCache } from './check/memory-cache';
import { CONTENT_IS_CHECKED } from './content-is-checked';
import { showInOverlay } from './error-overlay';
import { copyValidContent } from './valid-content';
import { watchFolder } from './watch-folder';

/** Loads the check only when it runs: a build's workers never check the content, and start faster without it. */
const checkContent = (root: string, articles?: ArticleCache) =>
  (require('./check/check-content') as typeof import('./check/check-content')).checkContent(
    root,
    articles,
  );

type Reporter = ParentSpanPluginArgs['reporter'];

/**
 * Checks the content before Gatsby reads it. A build reports all problems and fails. `develop` shows
 * them in the terminal and in the browser, continues with the last valid content, and checks again when
 * a file changes.
 */
export async function onPreInit({
  reporter,
}: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  const root = process.cwd();
  const isBuild = process.env.gatsby_executing_command === 'build';
  if (isBuild && process.env[CONTENT_IS_CHECKED] === 'true') return;
  if (isBuild) {
    const problems = await checkContent(root);
    if (problems.length === 0) return;
    // The reporter would wrap lines at 80 columns, which makes a log hard to search.
    console.error(`\n${problems.map(formatProblem).join('\n')}`);
    reporter.panic(countProblems(problems));
    return;
  }
  const articles = createMemoryCache();
  let reported: Problem[] = [];
  const checkAgain = async () => {
    const problems = await checkContent(root, articles);
    if (problems.length === 0) copyValidContent(root);
    reported = await reportChanges(reported, problems, reporter);
  };
  await checkAgain();
  // At the start, pages with problems are better than none, or than those of an earlier run.
  if (reported.length > 0) copyValidContent(root);
  watchFolder(join(root, 'content'), checkAgain, (error) =>
    reporter.warn(`The content can’t be read at the moment: ${error.message}`),
  );
}

const describe = (problems: Problem[]) =>
  [...problems.map(formatProblem), '', countProblems(problems)].join('\n');

/** Reports problems in `develop` if they are not the same as before. Returns the current problems. */
async function reportChanges(before: Problem[], now: Problem[], reporter: Reporter) {
  if (JSON.stringify(before) === JSON.stringify(now)) return now;
  if (now.length > 0) reporter.error(describe(now));
  else reporter.success('The content has no problems any more.');
  await showInOverlay(now).catch((error: Error) =>
    reporter.warn(`Problems of the content are shown only in this terminal: ${error.message}`),
  );
  return now;
}
