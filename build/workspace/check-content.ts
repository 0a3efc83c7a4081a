import {
  checkContent,
  countProblems,
  formatProblem,
} from '../../plugins/gatsby-source-site-content/check/check-content';
import { inputHash, openCache } from '../lib/cache';

/**
 * Checks the content before a build begins, and reads only the articles that have changed since the
 * last one.
 * @param known the file of what the last build read
 * @throws all problems, a line each
 */
export async function checkSources(root: string, known: string): Promise<void> {
  const cache = openCache(
    known,
    inputHash(root, 'plugins/gatsby-source-site-content', 'src/lib', 'src/routes.ts'),
  );
  const problems = await checkContent(root, cache);
  cache.save();
  if (problems.length === 0) return;
  throw new Error(`${problems.map(formatProblem).join('\n')}\n\n${countProblems(problems)}`);
}
