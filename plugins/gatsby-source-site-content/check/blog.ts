import { post as postSchema } from '../schema/post';
import { findBodyProblems } from './body';
import type { Targets } from './links';
import { findFieldProblems, targetOf } from './markdown-files';
import type { Post } from './posts';
import { problemsIn, type Problem } from './problem';
import { propertyOf } from '../schema/rules';

/** Checks the fields, slugs, links and pictures of all articles. */
export async function checkBlog(
  root: string,
  posts: Post[],
  targets: Omit<Targets, 'own'>,
): Promise<Problem[]> {
  const found = posts.map(async (post) => [
    ...(await findFieldProblems(root, post, postSchema)),
    ...(await findBodyProblems(root, post, { ...targets, own: targetOf(post, 'article') })),
  ]);
  return [
    ...findFolderProblems(posts),
    ...findSlugProblems(posts),
    ...findFormerSlugProblems(posts),
    ...(await Promise.all(found)).flat(),
  ];
}

/** A folder of pictures often has a readme, which would become an article. */
const findFolderProblems = (posts: Post[]): Problem[] =>
  posts
    .filter(({ file }) => file.split('/').slice(2, -1).includes('images'))
    .map(({ file }) => ({
      file,
      message: 'a markdown file becomes an article, and a folder named images holds pictures only',
    }));

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

/** A former slug must lead to exactly one post, and must not be the slug of a post. */
function findFormerSlugProblems(posts: Post[]): Problem[] {
  const present = new Map(posts.map(({ slug, file }) => [slug, file]));
  const claimed = new Map<unknown, string>();
  return posts.flatMap(({ file, frontmatter }) => {
    if ('broken' in frontmatter) return [];
    const formerly = propertyOf(frontmatter.value, 'formerly');
    const issues = (Array.isArray(formerly) ? formerly : []).flatMap((slug: unknown, at) => {
      const owner = present.get(String(slug));
      const first = claimed.get(slug);
      claimed.set(slug, first ?? file);
      if (owner !== undefined)
        return [issue(at, `/blog/${String(slug)} is the address of ${owner}`)];
      return first === undefined
        ? []
        : [issue(at, `/blog/${String(slug)} already leads to ${first}`)];
    });
    return issues.map(problemsIn(file, frontmatter.lineOf));
  });
}

const issue = (at: number, found: string) => ({
  path: ['formerly', at],
  message: `expected an address that no article has any more, but ${found}`,
});
