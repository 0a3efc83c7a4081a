import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { REDIRECTS, renamedPosts } from '../plugins/gatsby-source-site-content/redirects';
import { listPages } from './list-pages';
import { sortByDate } from '../plugins/gatsby-source-site-content/post-order';
import { createRelated } from './related-posts';

type Post = {
  id: string;
  slug: string;
  category: string;
  date: string | null;
  formerly: readonly string[] | null;
};
type ProsePage = { id: string; path: string };
type Answer = { allBlogPost: { nodes: Post[] }; allProsePage: { nodes: ProsePage[] } };

/** The context of an article’s page: the ids with which its query reads this post and others. */
export type PostPage = {
  id: string;
  previousIds: string[];
  nextIds: string[];
  relatedIds: string[];
};

/** Creates the pages of prose, the posts and the blog list, and all redirects. Fails the build if the query fails. */
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
  const posts = sortByDate(data.allBlogPost.nodes);
  const relatedTo = createRelated(posts);
  for (const [position, post] of posts.entries()) {
    const context: PostPage = { ...idsAround(position, posts), relatedIds: idsOf(relatedTo(post)) };
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

/** The ids of a post and its neighbors in a list from new to old: the previous post is the older one. */
const idsAround = (position: number, posts: readonly Post[]) => ({
  id: posts[position]!.id,
  previousIds: idsOf(posts.slice(position + 1, position + 2)),
  nextIds: idsOf(posts.slice(Math.max(0, position - 1), position)),
});
