import { createPages } from './create-pages';

const post = (slug: string) => ({
  id: slug,
  fields: { slug, path: `/blog/${slug}` },
  frontmatter: { title: 'Soup', date: null, category: 'Cooking', author: ['Ada'], formerly: null },
});

test('creates a page for every post, even at the slugs `page` and `category`', async () => {
  const data = {
    allMarkdownRemark: { nodes: ['tomato-soup', 'page', 'category'].map(post) },
    allProsePage: { nodes: [{ id: 'about', path: '/about' }] },
    content: { site: { docsUrl: '/docs', contactUrl: '/contact' }, blog: { authors: null } },
  };
  const actions = { createPage: jest.fn(), createRedirect() {} };
  const args: any = { actions, graphql: async () => ({ data }) };
  await createPages(args);
  const paths = actions.createPage.mock.calls.map(([page]) => page.path).toSorted();
  const posts = ['/blog/category', '/blog/category/cooking', '/blog/page', '/blog/tomato-soup'];
  expect(paths).toEqual(['/about', '/blog', ...posts]);
});
