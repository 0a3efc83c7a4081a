import type { NodePluginArgs } from 'gatsby';
import { checkContent } from './check/check-content';
import { countProblems, formatProblem } from './check/problem';
import { siteContent } from './reading/site-content';

/** The number of the error in Gatsby's reports. */
const ERROR = '10001';

type Args = Pick<NodePluginArgs, 'reporter'>;

const isDevelop = () => process.env.gatsby_executing_command === 'develop';

/** The problems that were printed last. */
let last = '';

/** Checks the content before Gatsby reads it. A build prints all problems and fails. */
export async function onPreInit({ reporter }: Args): Promise<void> {
  const text = (context: { text: string }) => context.text;
  reporter.setErrorMap({ [ERROR]: { text, level: 'ERROR', category: 'USER', type: 'PLUGIN' } });
  await check(reporter);
  siteContent().cache.prune();
}

/** Checks the content again after a change: `gatsby develop` then creates all pages again. */
export const createPages = async ({ reporter }: Args) => isDevelop() && check(reporter);

async function check(reporter: Args['reporter']): Promise<void> {
  const problems = await checkContent(siteContent().reader);
  const lines = problems.map(formatProblem).join('\n');
  if (lines === last) return;
  last = lines;
  if (lines === '') return reporter.success('The content has no problems any more.');
  // The reporter would wrap lines at 80 columns, which makes a log hard to search.
  process.stderr.write(`\n${lines}\n`);
  const error = { id: ERROR, context: { text: countProblems(problems) } };
  if (isDevelop()) reporter.error(error);
  else reporter.panic(error);
}
