import type { NodePluginArgs } from 'gatsby';
import { reportProblems } from '../check/report';
import { ignoreKnownDigests } from '../file-digests';
import { writeJsonSchemas } from '../model/json-schema';
import { pathPrefix } from '../model/site-url';
import { markOutput } from '../output';
import { siteContent } from '../read/site-content';

/** Checks the content before Gatsby reads it: a build prints all problems and fails. */
export async function onPreBootstrap(args: NodePluginArgs): Promise<void> {
  const { reporter, basePath } = args;
  ignoreKnownDigests(args);
  const isDevelop = process.env.gatsby_executing_command === 'develop';
  // It never finishes, so its output is marked now.
  if (isDevelop) markOutput();
  writeJsonSchemas();
  await reportProblems(reporter);
  const prefix = pathPrefix();
  if (basePath !== prefix && !isDevelop) {
    const place = prefix === '' ? 'no folder' : `the folder ${prefix}`;
    reporter.panic(
      `The site’s address has ${place}, but Gatsby builds for "${basePath}": run "npm run build", which is "gatsby build --prefix-paths".`,
    );
  }
  siteContent().cache.prune();
}
