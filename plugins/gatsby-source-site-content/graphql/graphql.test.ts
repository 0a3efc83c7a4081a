/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { CreateResolversArgs } from 'gatsby';
import blog from '../../../content/data/blog.json';
import site from '../../../content/data/site.json';
import { ROUTES } from '../routes';
import { dataFiles, jsonTypeName } from '../schema/data-files';
import { createResolvers } from '.';
import { fieldExtensions } from './content';

type Resolve = (source: unknown, args: object, context: object, info?: object) => unknown;

const readData = (name: string) => JSON.parse(readFileSync(`content/data/${name}.json`, 'utf8'));
const DATA = new Map(Object.keys(dataFiles).map((name) => [jsonTypeName(name), readData(name)]));

const ABOUT = {
  path: '/about',
  title: 'About us',
  headline: 'Who cooks here',
  description: 'Two people.',
};

const resolvers: Record<string, Record<string, { resolve: Resolve }>> = {};
createResolvers({
  createResolvers: (added: typeof resolvers) => {
    for (const [type, fields] of Object.entries(added))
      resolvers[type] = { ...resolvers[type], ...fields };
  },
} as unknown as CreateResolversArgs);

/** Resolves a field as Gatsby does. A node's markdown is `body`. */
const resolve = async (type: string, field: string, source: object, args = {}, body = '') =>
  resolvers[type]![field]!.resolve(source, args, {
    nodeModel: {
      getNodeById: ({ id }: { id: string }) => ({ id, internal: { content: body } }),
      findOne: async ({ type: wanted, query }: { type: string; query?: any }) =>
        wanted === 'ProsePage'
          ? [ABOUT].find(({ path }) => path === query.filter.path.eq)
          : DATA.get(wanted),
      findAll: async () => ({ entries: [ABOUT] }),
    },
  });

const ofPost = (name: string, source: object, body?: string) =>
  resolve('BlogPost', name, { parent: 'markdown', ...source }, {}, body);

test.each(['title', 'category', 'author'] as const)('a post has a default %s', async (name) => {
  for (const missing of [undefined, null, '', '  '])
    expect(await ofPost(name, { [name]: missing })).toBe(blog.defaults[name]);
});

test.each([
  ['title', { title: 'Soup' }, '', 'Soup'],
  ['readTime', { readTime: '9 min read' }, '', '9 min read'],
  ['readTime', {}, 'word '.repeat(1320), blog.defaults.readTime.replace('{minutes}', '6')],
  ['excerpt', { excerpt: `A day's "gap"` }, '', 'A day’s “gap”'],
  ['excerpt', { excerpt: ' ' }, 'Once *upon* a time.', 'Once upon a time.'],
  ['invertImageInDarkMode', { invertImageInDarkMode: true }, '', true],
  ['invertImageInDarkMode', {}, '', false],
  ['invertImageInDarkMode', { invertImageInDarkMode: 'no' }, '', false],
  ['headings', {}, '## Soup', [{ depth: 2, id: 'soup', text: 'Soup' }]],
  ['content', {}, 'Hot <script>alert(1)</script>', '<p>Hot </p>'],
])('the %s of a post with %j and the text %j is %j', async (name, source, body, value) => {
  expect(await ofPost(name, source, body)).toEqual(value);
});

test('a page of prose has its title as its headline, unless it has another', async () => {
  expect(await resolve('ProsePage', 'headline', { title: 'About us' })).toBe('About us');
  expect(await resolve('ProsePage', 'headline', ABOUT)).toBe('Who cooks here');
});

test('pages are the routes in their order, and then the pages of prose', async () => {
  const pages = (await resolve('Query', 'pages', {})) as { path: string }[];
  expect(pages.map(({ path }) => path)).toEqual([...Object.keys(ROUTES), '/about']);
});

const page = (path: string) => resolve('Query', 'page', {}, { path });

test('a page of prose is described by the fields above it', async () => {
  expect(await page('/about')).toEqual({
    path: '/about',
    name: 'About us',
    title: 'About us',
    description: 'Two people.',
    share: { slug: 'about', title: 'Who cooks here', eyebrow: 'About us', picturePath: null },
  });
});

test('the share picture of the home page shows the first slide', async () => {
  const picturePath = expect.stringMatching(/^content\/data\/.*\.jpg$/);
  expect(await page('/')).toMatchObject({ title: null, share: { slug: 'home', picturePath } });
});

test('a page that doesn’t exist can be added in two places, which the error names', async () => {
  await expect(page('/jobs')).rejects.toThrow(
    'There is no page /jobs in plugins/gatsby-source-site-content/routes.ts, and none in content/pages.',
  );
});

describe('links', () => {
  beforeEach(() => {
    process.env.GATSBY_APP_URL = 'https://app.soup.example';
    process.env.GATSBY_SITE_URL = 'https://soup.example';
  });
  afterEach(() => {
    delete process.env.GATSBY_APP_URL;
    delete process.env.GATSBY_SITE_URL;
  });

  test.each([
    ['PlanCard', 'annualHref', { id: 'pro', href: '/signup' }, '/signup?plan=pro&period=annual'],
    ['RecipeCard', 'href', { title: 'Red soup' }, `${site.search}?q=Red+soup`],
  ])('of a %s lead to the app', async (type, field, source, address) => {
    expect(await resolve(type, field, source)).toBe(`https://app.soup.example${address}`);
  });

  test('with @inApp have the app’s host, with @onSite none, and with @siteAddress the site’s', () => {
    const resolved = fieldExtensions.map(({ extend }) =>
      extend().resolve({ to: '/blog' }, {}, {}, { fieldName: 'to' }),
    );
    expect(resolved).toEqual(['https://app.soup.example/blog', '/blog', 'https://soup.example']);
  });
});
