import path from 'node:path';
import type { BuildOptions } from '../build/build';
import { BUNDLE } from '../build/workspace/paths';
import {
  checkContent,
  countProblems,
  formatProblem,
} from '../plugins/gatsby-source-site-content/check/check-content';
import { siteUrl } from '../src/lib/site-url';
import { checkLinks } from './links/check-links';

/** The checks that every build runs. */
export const buildChecks: Pick<BuildOptions, 'checkContent' | 'checkLinks'> = {
  async checkContent(site, cache) {
    const problems = await checkContent(site, cache);
    if (problems.length === 0) return;
    throw new Error(`${problems.map(formatProblem).join('\n')}\n\n${countProblems(problems)}`);
  },
  checkLinks(site, cache) {
    const problems = checkLinks(path.join(site, BUNDLE), siteUrl(), site, cache);
    if (problems.length > 0) throw new Error(`Broken links:\n\n${problems.join('\n')}\n`);
  },
};
