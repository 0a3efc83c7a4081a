import { basename, join } from 'node:path';
import { checkBlog } from './blog';
import { checkData } from './data';
import { readDataSources, valueIn, type DataSources } from './data-sources';
import { checkNutrition } from './nutrition';
import { findPictureIssue } from './pictures';
import { findHostProblems } from './picture-hosts';
import { inOrder, type Problem } from './problem';
import { propertyOf } from '../schema/rules';
import { EXTERNAL_TARGETS } from '../../../src/redirects';
import { siteNow } from '../../../src/lib/posts/publication';
import { ROUTES } from '../../../src/routes';
import { BACKDROP } from '../../../src/lib/share-picture';
import { targetOf, type ArticleCache } from './markdown-files';
import { readPosts } from './posts';
import { checkProsePages, readProsePages } from './prose-pages';
import { titleSiteIn } from './titles';

export { countProblems, formatProblem, type Problem } from './problem';

const NO_CACHE: ArticleCache = { getOrCompute: (_key, compute) => compute() };

/**
 * Checks all content: data files, articles and pages of prose.
 * @param root the folder that contains `content`
 * @param cache stores parsed articles between checks
 * @returns all problems of all files, in the order of files and lines
 */
export async function checkContent(
  root: string,
  cache: ArticleCache = NO_CACHE,
): Promise<Problem[]> {
  const sources = await readDataSources(root);
  const linked = plainLinksIn(sources);
  const posts = await readPosts(root, cache);
  const pages = await readProsePages(root, cache);
  const targets = {
    paths: [...ROUTES.map(({ path }) => path), ...linked],
    texts: new Map([
      ...pages.map((page) => [page.path, targetOf(page, 'page')] as const),
      ...posts.map((post) => [`/blog/${post.slug}`, targetOf(post, 'article')] as const),
    ]),
    now: siteNow(),
  };
  return inOrder([
    ...(await checkData(root, sources, targets)),
    ...checkNutrition(sources),
    ...(await checkBackdrop(root)),
    ...findHostProblems([...posts, ...pages]),
    ...(await checkBlog(root, posts, targets)),
    ...(await checkProsePages(root, pages, linked, targets, titleSiteIn(sources))),
  ]);
}

async function checkBackdrop(root: string): Promise<Problem[]> {
  const message = await findPictureIssue(basename(BACKDROP), join(root, BACKDROP), 1);
  return message === undefined ? [] : [{ file: BACKDROP, message }];
}

/** The paths that another server answers, such as `/docs`: those that redirect, and those of `site.json`. */
function plainLinksIn({ site }: DataSources): string[] {
  const named = ['docsUrl', 'contactUrl'].map((key) => propertyOf(valueIn(site), key));
  return [...Object.keys(EXTERNAL_TARGETS), ...named.filter((path) => typeof path === 'string')];
}
