import { watch } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from './check/check-content';
import { countProblems, formatProblem } from './check/problem';
import { siteContent } from './reading/site-content';

/** The number of the error in Gatsby's reports. */
const ERROR = '10001';

/** Changes less than this many milliseconds apart count as one. */
const DEBOUNCE_MS = 200;

/**
 * Checks the content before Gatsby reads it. A build prints all problems and fails; `gatsby develop` prints
 * them, continues, and checks again after each change.
 */
export async function onPreInit({
  reporter,
}: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  const text = (context: { text: string }) => context.text;
  reporter.setErrorMap({ [ERROR]: { text, level: 'ERROR', category: 'USER', type: 'PLUGIN' } });
  const root = process.cwd();
  const isDevelop = process.env.gatsby_executing_command === 'develop';
  let last = '';
  const { reader, cache } = siteContent(root);
  const check = async () => {
    const problems = await checkContent(reader);
    const lines = problems.map(formatProblem).join('\n');
    if (lines === last) return;
    last = lines;
    if (lines === '') {
      reporter.success('The content has no problems any more.');
      return;
    }
    // The reporter would wrap lines at 80 columns, which makes a log hard to search.
    process.stderr.write(`\n${lines}\n`);
    const error = { id: ERROR, context: { text: countProblems(problems) } };
    if (isDevelop) reporter.error(error);
    else reporter.panic(error);
  };
  await check();
  cache.prune();
  if (!isDevelop) return;

  let timer: NodeJS.Timeout | undefined;
  const warn = (error: Error) =>
    reporter.warn(`The content can’t be checked at the moment: ${error.message}`);
  watch(join(root, 'content'), { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check().catch(warn), DEBOUNCE_MS);
  }).on('error', warn);
}
