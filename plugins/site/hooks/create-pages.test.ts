/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './create-pages';

const post = (id: string, slug: string, date: string) => ({
  id,
  fields: { slug, path: `/blog/${slug}` },
  frontmatter: { title: 'Soup', date, category: 'Cooking', formerly: null },
});

/** The contexts of the pages that are created for three posts and a page of prose, by their paths. */
async function createdPages() {
  const nodes = [
    post('1', 'tomato-soup', '2025-01-02'),
    post('2', 'page', '2025-01-03'),
    post('3', 'category', '2025-01-01'),
  ];
  const data = {
    allMarkdownRemark: { nodes },
    allProsePage: { nodes: [{ id: 'about', path: '/about' }] },
    content: { site: { docsUrl: '/docs', contactUrl: '/contact' } },
  };
  const actions = { createPage: jest.fn(), createRedirect() {} };
  await createPages({ actions, graphql: async () => ({ data }) } as unknown as CreatePagesArgs);
  return new Map(actions.createPage.mock.calls.map(([{ path, context }]) => [path, context]));
}

test('creates a page for every post, even at the slugs `page` and `category`', async () => {
  const paths = [...(await createdPages()).keys()];
  const posts = ['/blog/category', '/blog/page', '/blog/tomato-soup'];
  expect(paths.toSorted()).toEqual(
    ['/about', '/blog', '/blog/category/cooking', ...posts].toSorted(),
  );
});

test.each([
  ['/blog', { ids: ['2', '1', '3'], category: null }],
  ['/blog/tomato-soup', { id: '1', relatedIds: ['2', '3'] }],
  ['/about', { id: 'about' }],
])('%s gets the ids of the posts that it lists or links to', async (path, ids) => {
  expect((await createdPages()).get(path)).toMatchObject(ids);
});
