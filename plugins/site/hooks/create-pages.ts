import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { reportProblems } from '../check';
import { listPages, redirectsWith, sortByDate } from '../model';
import { relatedTo } from '../model/related-posts';

type Text = {
  id: string;
  fields: { kind: 'article' | 'page'; slug: string; path: string };
  frontmatter: {
    title: string;
    category: string;
    date: string | null;
    formerly: readonly string[] | null;
  };
};
type Answer = {
  allMarkdownRemark: { nodes: Text[] };
  content: { site: { docsUrl: string; contactUrl: string } };
};

const QUERY = `query ($status: [PostStatus!]) {
  allMarkdownRemark(filter: { status: { in: $status } }) {
    nodes { id fields { kind slug path } frontmatter { title category date formerly } }
  }
  content { site { docsUrl contactUrl } }
}`;

/** The posts that get pages: `gatsby develop` shows drafts and scheduled ones, too. */
const shown = (): Queries.PostStatus[] =>
  process.env.NODE_ENV === 'production' ? ['published'] : ['published', 'scheduled', 'draft'];

/**
 * Creates the pages of prose, the posts and the blog list, and all redirects, which the adapter and tests bring to
 * all hosts. Fails the build if the query fails.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  // After a change, Gatsby creates all pages again.
  if (process.env.gatsby_executing_command === 'develop') await reportProblems(reporter);
  const { data, errors } = await graphql<Answer>(QUERY, { status: shown() });
  if (errors || !data) {
    reporter.panicOnBuild('The content could not be read.', errors);
    return;
  }

  const { allMarkdownRemark, content } = data;
  const { nodes } = allMarkdownRemark;
  for (const { id, fields } of nodes.filter(({ fields: { kind } }) => kind === 'page')) {
    actions.createPage({ path: fields.path, component: template('prose-page'), context: { id } });
  }
  const posts = sortByDate(
    nodes
      .filter(({ fields: { kind } }) => kind === 'article')
      .map(({ id, fields, frontmatter }) => ({ id, ...fields, ...frontmatter })),
  );
  for (const [position, post] of posts.entries()) {
    // The ids with which its query reads this post and others. From new to old: the previous post is the older one.
    const context = {
      id: post.id,
      previousId: posts[position + 1]?.id ?? null,
      nextId: posts[position - 1]?.id ?? null,
      relatedIds: relatedTo(post, posts).map(({ id }) => id),
    };
    actions.createPage({ path: post.path, component: template('blog-post'), context });
  }
  for (const { path: address, ...context } of listPages(posts)) {
    actions.createPage({ path: address, component: template('blog-list'), context });
  }
  for (const redirect of redirectsWith(posts, content.site)) actions.createRedirect(redirect);
}

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
