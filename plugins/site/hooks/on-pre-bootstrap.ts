import type { NodePluginArgs } from 'gatsby';
import { reportProblems } from '../check';
import { pathPrefix } from '../model/site-url';
import { markOutput } from '../output';
import { siteContent } from '../read';

/** Checks the content before Gatsby reads it: a build prints all problems and fails. */
export async function onPreBootstrap({ reporter, basePath }: NodePluginArgs): Promise<void> {
  const isDevelop = process.env.gatsby_executing_command === 'develop';
  // It has no end at which to mark its output.
  if (isDevelop) markOutput();
  await reportProblems(reporter);
  const problem = prefixProblem(basePath, pathPrefix());
  if (problem && !isDevelop) reporter.panic(problem);
  siteContent().cache.prune();
}

/** Returns a message if Gatsby builds for another folder (`pathPrefix`) than that of the site's address. */
function prefixProblem(given: string, prefix: string): string | undefined {
  if (given === prefix) return undefined;
  if (given === '')
    return `The site’s address has the folder ${prefix}: run "npm run build", which is "gatsby build --prefix-paths".`;
  const own = prefix === '' ? 'no folder' : `the folder ${prefix}`;
  return `The pathPrefix of gatsby-config.ts is ${given}, and the site’s address has ${own}: put the folder into siteUrl in content/data/site.json, or into the variable GATSBY_SITE_URL.`;
}
