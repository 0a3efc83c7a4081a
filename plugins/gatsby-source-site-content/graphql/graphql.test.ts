/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { CreateResolversArgs } from 'gatsby';
import { ROUTES } from '../routes';
import { dataFiles, jsonTypeName } from '../schema/data-files';
import type { ProsePage } from '../nodes';
import { createResolvers } from '.';
import { fieldExtensions } from './content';

type Resolve = (source: unknown, args: object, context: object, info?: object) => unknown;
type Page = Record<'path' | 'title' | 'description', string>;

const readData = (name: string) => JSON.parse(readFileSync(`content/data/${name}.json`, 'utf8'));

const DATA = new Map(Object.keys(dataFiles).map((name) => [jsonTypeName(name), readData(name)]));
const blog = readData('blog');

const ABOUT: ProsePage = {
  path: '/about',
  title: 'About us',
  headline: 'Who cooks here',
  description: 'Two people.',
  reviewed: null,
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

describe('a post', () => {
  const field = (name: string, source: object, body?: string) =>
    resolve('BlogPost', name, { parent: 'markdown', ...source }, {}, body);

  test.each(['title', 'category', 'author'])('has a default %s', async (name) => {
    for (const missing of [undefined, null, '', '  '])
      expect(await field(name, { [name]: missing })).toBe(blog.defaults[name]);
    expect(await field(name, { [name]: 'Soup' })).toBe('Soup');
  });

  test('has the written reading time, or an estimate', async () => {
    expect(await field('readTime', { readTime: '9 min read' })).toBe('9 min read');
    expect(await field('readTime', {}, 'word '.repeat(1320))).toBe(
      blog.defaults.readTime.replace('{minutes}', '6'),
    );
  });

  test('has the written excerpt, typeset, or its beginning', async () => {
    expect(await field('excerpt', { excerpt: `A day's "gap"` })).toBe('A day’s “gap”');
    expect(await field('excerpt', { excerpt: ' ' }, 'Once *upon* a time.')).toBe(
      'Once upon a time.',
    );
  });

  test.each([
    [true, true],
    [undefined, false],
    ['no', false],
  ])('with invertImageInDarkMode %j inverts its picture: %j', async (value, inverted) => {
    const source = { invertImageInDarkMode: value };
    expect(await field('invertImageInDarkMode', source)).toBe(inverted);
  });

  test('has its body as safe HTML, and its headings', async () => {
    const body = '## Soup\n\nHot <script>alert(1)</script>';
    expect(await field('content', {}, body)).toMatch(
      /<h2 id="soup">Soup<\/h2>[\s\S]*<p>Hot <\/p>$/,
    );
    expect(await field('headings', {}, body)).toEqual([{ depth: 2, id: 'soup', text: 'Soup' }]);
  });
});

describe('pages', () => {
  const page = (path: string) => resolve('Query', 'page', {}, { path });

  test('are the routes in their order, and then the pages of prose', async () => {
    const pages = (await resolve('Query', 'pages', {})) as Page[];
    expect(pages.map(({ path }) => path)).toEqual([...Object.keys(ROUTES), '/about']);
  });

  test('of prose are described by the fields above them', async () => {
    expect(await page('/about')).toEqual({
      path: '/about',
      name: 'About us',
      title: 'About us',
      description: 'Two people.',
      share: { slug: 'about', title: 'Who cooks here', eyebrow: 'About us', picturePath: null },
    });
  });

  test('that don’t exist can be added in two places, which the error names', async () => {
    await expect(page('/jobs')).rejects.toThrow(
      'There is no page /jobs in plugins/gatsby-source-site-content/routes.ts, and none in content/pages.',
    );
  });
});

describe('links to the app', () => {
  afterEach(() => {
    delete process.env.GATSBY_APP_URL;
    delete process.env.GATSBY_SITE_URL;
  });

  test('name the plan and the billing period', async () => {
    process.env.GATSBY_APP_URL = 'https://app.soup.example';
    const plan = { id: 'pro', href: '/signup' };
    expect(await resolve('PlanCard', 'annualHref', plan)).toBe(
      'https://app.soup.example/signup?plan=pro&period=annual',
    );
  });

  test('search for a recipe by its title', async () => {
    const { search } = readData('site');
    expect(await resolve('RecipeCard', 'href', { title: 'Red soup' })).toMatch(
      new RegExp(`${search}\\?q=Red\\+soup$`),
    );
  });

  test('@inApp adds the app’s host, @onSite keeps paths, and @siteAddress prefers GATSBY_SITE_URL', () => {
    process.env.GATSBY_APP_URL = 'https://app.soup.example';
    process.env.GATSBY_SITE_URL = 'https://soup.example';
    const resolved = fieldExtensions.map(({ extend }) =>
      extend().resolve({ to: '/blog' }, {}, {}, { fieldName: 'to' }),
    );
    expect(resolved).toEqual(['https://app.soup.example/blog', '/blog', 'https://soup.example']);
  });
});
