import { join } from 'node:path';
import { PAGES } from '../../../src/routes';
import { post as postSchema } from '../schema/post';
import { propertyOf } from '../schema/rules';
import { findBodyProblems } from './body';
import { findIssues } from './validate';
import type { Target } from './links';
import { findPictureIssues } from './pictures';
import { readPosts, type ArticleCache, type Post } from './posts';
import { problemsIn, type Problem } from './problem';

/**
 * Checks the fields, the slugs and the bodies of all articles.
 * @param linked paths outside the site's pages that an article may link to, such as `/docs`
 */
export async function checkBlog(
  root: string,
  linked: string[],
  cache: ArticleCache,
): Promise<Problem[]> {
  const posts = await readPosts(root, cache);
  const articles = new Map(posts.map((post) => [post.slug, targetOf(post)]));
  const pages = [...PAGES, ...linked];
  const found = posts.map(async (post) => [
    ...(await checkFields(root, post)),
    ...(await findBodyProblems(root, post, { pages, articles, own: targetOf(post) })),
  ]);
  return [...findSlugProblems(posts), ...(await Promise.all(found)).flat()];
}

const targetOf = ({ frontmatter, article }: Post): Target => ({
  headings: new Set(article.headings),
  isDraft: 'value' in frontmatter && propertyOf(frontmatter.value, 'draft') === true,
});

async function checkFields(root: string, { file, frontmatter }: Post): Promise<Problem[]> {
  if ('broken' in frontmatter) return [{ file, ...frontmatter.broken }];
  const { value, lineOf } = frontmatter;
  const issues = [
    ...findIssues(postSchema, value),
    ...(await findPictureIssues(postSchema, value, join(root, file))),
  ];
  return issues.map(problemsIn(file, lineOf));
}

function findSlugProblems(posts: Post[]): Problem[] {
  const firsts = new Map<string, Post>();
  for (const post of posts) if (!firsts.has(post.slug)) firsts.set(post.slug, post);
  return posts.flatMap((post) => {
    const { file, slug } = post;
    if (slug === '') {
      const message =
        'the file’s name needs a Latin letter or a digit, because it becomes the address';
      return [{ file, message }];
    }
    const first = firsts.get(slug)!;
    const message = `the address /blog/${slug} is already taken by ${first.file}`;
    return first === post ? [] : [{ file, message }];
  });
}
