import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBlog } from './blog';
import { checkData } from './data';
import { checkNutrition } from './nutrition';
import { inOrder, type Problem } from './problem';
import { parseJson } from './parse-source';
import { propertyOf } from '../schema/rules';
import { PLACES } from '../../../src/redirects';
import { ROUTES } from '../../../src/routes';
import { targetOf, type ArticleCache } from './markdown-files';
import { readPosts } from './posts';
import { checkProsePages, readProsePages } from './prose-pages';

export { countProblems, formatProblem, type Problem } from './problem';

const NO_CACHE: ArticleCache = { getOrCompute: (_key, compute) => compute() };

/**
 * Checks all content: data files, articles and pages of prose.
 * @param root the folder in which `content` is
 * @param cache stores parsed articles between checks
 * @returns all problems of all files, in the order of files and lines
 */
export async function checkContent(
  root: string,
  cache: ArticleCache = NO_CACHE,
): Promise<Problem[]> {
  const linked = await readPlainLinks(root);
  const posts = await readPosts(root, cache);
  const pages = await readProsePages(root, cache);
  const targets = {
    paths: [...ROUTES.map(({ path }) => path), ...linked],
    texts: new Map([
      ...pages.map((page) => [page.path, targetOf(page, 'page')] as const),
      ...posts.map((post) => [`/blog/${post.slug}`, targetOf(post, 'article')] as const),
    ]),
  };
  return inOrder([
    ...(await checkData(root)),
    ...(await checkNutrition(root)),
    ...(await checkBlog(root, posts, targets)),
    ...(await checkProsePages(root, pages, linked, targets)),
  ]);
}

/** The paths that are served elsewhere, such as `/docs`: those that redirect, and those of `site.json`. */
async function readPlainLinks(root: string): Promise<string[]> {
  const text = await readFile(join(root, 'content/data/site.json'), 'utf8').catch(() => '{}');
  const source = parseJson(text);
  const value = 'value' in source ? source.value : {};
  const named = ['docsUrl', 'contactUrl'].map((key) => propertyOf(value, key));
  return [...Object.keys(PLACES), ...named.filter((path) => typeof path === 'string')];
}
