import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { REDIRECTS, renamedPosts } from '../src/redirects';
import { listPages } from '../src/lib/posts/list-pages';
import { inOrder } from '../src/lib/posts/order';
import { createRelated } from '../src/lib/posts/related';

type Post = {
  id: string;
  slug: string;
  category: string;
  date: string | null;
  formerly: readonly string[] | null;
};
type ProsePage = { id: string; path: string };
type Answer = { allBlogPost: { nodes: Post[] }; allProsePage: { nodes: ProsePage[] } };

/** What the page of an article is made from. It names other posts and holds nothing of them. */
export type PostPage = {
  id: string;
  previousIds: string[];
  nextIds: string[];
  relatedIds: string[];
};

/** Creates the pages of prose, of every post and of the list, and the redirects of former and of unknown slugs. */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Answer>(`
    query CreatePages {
      allBlogPost {
        nodes {
          id
          slug
          category
          date
          formerly
        }
      }
      allProsePage {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The content could not be read.', errors);
    return;
  }

  for (const { id, path: address } of data.allProsePage.nodes) {
    actions.createPage({ path: address, component: template('prose-page'), context: { id } });
  }
  const posts = inOrder(data.allBlogPost.nodes);
  const relatedTo = createRelated(posts);
  for (const [position, post] of posts.entries()) {
    const context: PostPage = { ...aroundOf(position, posts), relatedIds: idsOf(relatedTo(post)) };
    actions.createPage({ path: `/blog/${post.slug}`, component: template('blog-post'), context });
  }
  for (const { path: address, ...context } of listPages(posts)) {
    actions.createPage({ path: address, component: template('blog-list'), context });
  }
  for (const { from, to, status } of [...renamedPosts(posts), ...REDIRECTS]) {
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status });
  }
}

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);

/** The post at a place and its neighbours: the previous one is older and comes later in the list. */
const aroundOf = (position: number, posts: readonly Post[]) => ({
  id: posts[position]!.id,
  previousIds: idsOf(posts.slice(position + 1, position + 2)),
  nextIds: idsOf(posts.slice(Math.max(0, position - 1), position)),
});
