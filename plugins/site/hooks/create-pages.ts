import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { reportProblems } from '../check/report';
import { listPages } from '../model/list-pages';
import { shownStatuses, sortByDate } from '../model/publication';
import { redirectsWith } from '../model/redirects';
import { relatedTo } from '../model/related-posts';

type Article = {
  id: string;
  status: Queries.PostStatus;
  fields: { slug: string; path: string };
  frontmatter: {
    title: string;
    category: string;
    author: readonly string[];
    date: string | null;
    formerly: readonly string[] | null;
  };
};
type Answer = {
  allMarkdownRemark: { nodes: Article[] };
  allProsePage: { nodes: { id: string; path: string }[] };
  content: {
    site: { docsUrl: string; contactUrl: string };
    blog: { authors: readonly { name: string; page: string }[] | null };
  };
};

const QUERY = `query ($status: [PostStatus!]) {
  allMarkdownRemark(filter: { status: { in: $status } }) {
    nodes { id status fields { slug path } frontmatter { title category author date formerly } }
  }
  allProsePage { nodes { id path } }
  content { site { docsUrl contactUrl } blog { authors { name page } } }
}`;

/** Creates the pages of prose, the posts, the blog lists and all redirects. */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  // After a change, Gatsby creates all pages again.
  if (process.env.gatsby_executing_command === 'develop') await reportProblems(reporter);
  const { data, errors } = await graphql<Answer>(QUERY, { status: shownStatuses() });
  if (errors || !data) {
    reporter.panicOnBuild('The content could not be read.', errors);
    return;
  }

  const { allMarkdownRemark, allProsePage, content } = data;
  const posts = sortByDate(
    allMarkdownRemark.nodes.map(({ id, status, fields, frontmatter }) => ({
      id,
      status,
      ...fields,
      ...frontmatter,
    })),
  );
  /** Part of a page's context: Gatsby queries it again on the day of a post, although no file has changed. */
  const unpublishedOf = (ids: readonly string[]) =>
    posts
      .filter(({ id, status }) => status !== 'published' && ids.includes(id))
      .map(({ id, status }) => ({ id, status }));
  const authors = content.blog.authors ?? [];
  for (const { id, path: address } of allProsePage.nodes) {
    const names = authors.filter(({ page }) => page === address).map(({ name }) => name);
    const articleIds = posts
      .filter(({ author }) => author.some((each) => names.includes(each)))
      .map((post) => post.id);
    const context = { id, articleIds, unpublished: unpublishedOf(articleIds) };
    actions.createPage({ path: address, component: template('prose-page'), context });
  }
  for (const post of posts) {
    const relatedIds = relatedTo(post, posts).map(({ id }) => id);
    const unpublished = unpublishedOf([post.id, ...relatedIds]);
    const context = { id: post.id, relatedIds, unpublished };
    actions.createPage({ path: post.path, component: template('blog-post'), context });
  }
  for (const { path: address, ...list } of listPages(posts)) {
    const context = { ...list, unpublished: unpublishedOf(list.ids) };
    actions.createPage({ path: address, component: template('blog-list'), context });
  }
  for (const redirect of redirectsWith(posts, content.site)) actions.createRedirect(redirect);
}

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
