/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './create-pages';

type Page = { path: string; component: string; context: Record<string, unknown> };

/** Runs `createPages` with this answer to its query. Returns the mocked functions and the created pages. */
async function createFrom(answer: object) {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const reporter = { panicOnBuild: jest.fn() };
  const graphql = jest.fn(async () => answer);
  await createPages({ actions, reporter, graphql } as unknown as CreatePagesArgs);
  const pages: Page[] = actions.createPage.mock.calls.flat();
  return { ...actions, ...reporter, graphql, pages };
}

const post = (id: string, slug: string, date: string) => ({
  id,
  fields: { slug, path: `/blog/${slug}` },
  frontmatter: {
    title: 'Soup',
    date,
    category: 'Cooking',
    formerly: slug === 'tomato-soup' ? ['soup'] : null,
  },
});

const NODES = [
  post('1', 'tomato-soup', '2025-01-02'),
  post('2', 'page', '2025-01-03'),
  post('3', 'category', '2025-01-01'),
];
const PROSE = { id: 'about', path: '/about' };
const SITE = { docsUrl: 'https://docs.soup.example', contactUrl: '/contact' };
const CONTENT = {
  allMarkdownRemark: { nodes: NODES },
  allProsePage: { nodes: [PROSE] },
  content: { site: SITE },
};

const pageAt = async (path: string) =>
  (await createFrom({ data: CONTENT })).pages.find((page) => page.path === path)!;

test('creates a page for every post, even at the slugs `page` and `category`', async () => {
  const { pages } = await createFrom({ data: CONTENT });
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/blog')).toSorted()).toEqual([
    '/blog',
    '/blog/category',
    '/blog/category/cooking',
    '/blog/page',
    '/blog/tomato-soup',
  ]);
});

test.each([
  ['/blog', { ids: ['2', '1', '3'], category: null }],
  ['/blog/tomato-soup', { previousId: '3', nextId: '2', relatedIds: ['2', '3'] }],
  ['/blog/page', { previousId: '1', nextId: null }],
  ['/blog/category', { previousId: null, nextId: '1' }],
  ['/about', { id: 'about' }],
])('%s gets the ids of the posts that it lists or links to', async (path, ids) => {
  expect((await pageAt(path)).context).toMatchObject(ids);
});
