import { post as postSchema } from '../schema/post';
import { findBodyProblems } from './body';
import type { Targets } from './links';
import { findFieldProblems, targetOf } from './markdown-files';
import type { Post } from './posts';
import type { Problem } from './problem';

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
