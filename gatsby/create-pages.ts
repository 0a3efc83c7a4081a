import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { listPages } from '../plugins/gatsby-source-site-content/list-pages';
import { redirectsWith } from '../plugins/gatsby-source-site-content/redirects';
import { sortByDate, type Dated } from '../plugins/gatsby-source-site-content/publication';
import { relatedTo } from './related-posts';

type Post = Dated & Parameters<typeof redirectsWith>[0][number] & { id: string; category: string };
type Answer = {
  allBlogPost: { nodes: Post[] };
  allProsePage: { nodes: { id: string; path: string }[] };
};

const QUERY = `{
  allBlogPost { nodes { id slug title category date formerly } }
  allProsePage { nodes { id path } }
}`;

/**
 * Creates the pages of prose, the posts and the blog list, and all redirects, which the adapter and tests bring to
 * all hosts. Fails the build if the query fails.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Answer>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild('The content could not be read.', errors);
    return;
  }

  for (const { id, path: address } of data.allProsePage.nodes) {
    actions.createPage({ path: address, component: template('prose-page'), context: { id } });
  }
  const posts = sortByDate(data.allBlogPost.nodes);
  for (const [position, post] of posts.entries()) {
    // The ids with which its query reads this post and others.
    const context = {
      id: post.id,
      // From new to old: the previous post is the older one.
      previousIds: idsOf(posts.slice(position + 1, position + 2)),
      nextIds: idsOf(posts.slice(Math.max(0, position - 1), position)),
      relatedIds: idsOf(relatedTo(post, posts)),
    };
    actions.createPage({ path: `/blog/${post.slug}`, component: template('blog-post'), context });
  }
  for (const { path: address, ...context } of listPages(posts)) {
    actions.createPage({ path: address, component: template('blog-list'), context });
  }
  for (const redirect of redirectsWith(posts)) actions.createRedirect(redirect);
}

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);
