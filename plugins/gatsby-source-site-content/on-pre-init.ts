import { watch } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from './check/check-content';
import { countProblems, formatProblem, type Problem } from './check/problem';
import { CHECKED } from './checked';
import { showInBrowser } from './content-overlay';

const PAUSE = 200;

/**
 * Checks the content before anything else does. A build ends with all problems; `develop` goes on,
 * shows them in the terminal and over the page, and checks again when a file changes.
 */
export async function onPreInit({
  reporter,
}: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  const root = process.cwd();
  const isBuild = process.env.gatsby_executing_command === 'build';
  if (isBuild && process.env[CHECKED] === 'true') return;
  if (isBuild) {
    const problems = await checkContent(root);
    if (problems.length === 0) return;
    // The reporter would break the lines at 80 columns, and a log is searched line by line.
    console.error(`\n${problems.map(formatProblem).join('\n')}`);
    reporter.panic(countProblems(problems));
    return;
  }
  let shown = await tell([], await checkContent(root), reporter);
  onChange(
    join(root, 'content'),
    async () => {
      shown = await tell(shown, await checkContent(root), reporter);
    },
    (error) => reporter.warn(`The content can’t be read at the moment: ${error.message}`),
  );
}

const describe = (problems: Problem[]) =>
  [...problems.map(formatProblem), '', countProblems(problems)].join('\n');

/** Reports problems in `develop`, unless they are the same as before. */
async function tell(before: Problem[], now: Problem[], reporter: ParentSpanPluginArgs['reporter']) {
  if (JSON.stringify(before) === JSON.stringify(now)) return now;
  if (now.length > 0) reporter.error(describe(now));
  else reporter.success('The content has no problems any more.');
  await showInBrowser(now);
  return now;
}

/**
 * Calls back when something in a folder changes; changes that come together count as one. A folder
 * that goes away, as in the middle of a checkout, is told and must not end `develop`.
 */
function onChange(
  folder: string,
  callBack: () => Promise<void>,
  onError: (error: Error) => void,
): void {
  let pause: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(pause);
    pause = setTimeout(() => void callBack().catch(onError), PAUSE);
  }).on('error', onError);
}
