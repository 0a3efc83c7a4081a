import type { NodePluginArgs } from 'gatsby';
import { continueOutput } from '../plugins/site/bundle';
import { reportProblems, setErrorMap } from '../plugins/site/check';
import { siteContent } from '../plugins/site/read';

/** Checks the content before Gatsby reads it: a build prints all problems and fails. */
export async function onPreInit({ reporter }: NodePluginArgs): Promise<void> {
  setErrorMap(reporter);
  await reportProblems(reporter);
  siteContent().cache.prune();
  continueOutput();
}
