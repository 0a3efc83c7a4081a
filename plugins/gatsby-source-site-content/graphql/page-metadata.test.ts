/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { CreateResolversArgs } from 'gatsby';
import type { PageMetadata } from '../../../src/lib/page-metadata';
import { ROUTES } from '../../../src/routes';
import { jsonTypeName } from '../json-type-name';
import type { ProsePage } from '../prose-page-nodes';
import { createPageLinkResolvers } from './page-links';
import { createPageMetadataResolvers } from './page-metadata';

const PROSE: ProsePage = {
  path: '/about',
  name: 'About us',
  title: 'Who cooks here',
  description: 'Two people.',
  reviewed: null,
  footer: true,
};

const readData = (name: string) => JSON.parse(readFileSync(`content/data/${name}.json`, 'utf8'));

const NODES = Object.fromEntries(
  ['site', 'interface', 'not-found', ...ROUTES.map(({ dataFile }) => dataFile)].map((name) => [
    jsonTypeName({ node: { name } }),
    readData(name),
  ]),
);

type Query = { type: string; query?: { filter?: { path: { eq: string } } } };

const contextWith = (prosePages: ProsePage[]) => ({
  nodeModel: {
    findOne: async ({ type, query }: Query) =>
      type === 'ProsePage'
        ? (prosePages.find(({ path }) => path === query?.filter?.path.eq) ?? null)
        : NODES[type],
    findAll: async () => ({ entries: prosePages }),
  },
});

type Resolve = (source: unknown, args: object, context: object) => Promise<unknown>;
type Create = (args: CreateResolversArgs) => void;

/** Resolves a field as Gatsby would. */
function resolve(
  create: Create,
  type: string,
  field: string,
  {
    source = null,
    args = {},
    prosePages = [PROSE],
  }: {
    source?: unknown;
    args?: object;
    prosePages?: ProsePage[];
  } = {},
): Promise<unknown> {
  const collected: Record<string, Record<string, { resolve: Resolve }>> = {};
  create({
    createResolvers: (resolvers: object) => Object.assign(collected, resolvers),
  } as unknown as CreateResolversArgs);
  return collected[type]![field]!.resolve(source, args, contextWith(prosePages));
}

const page = (path: string) =>
  resolve(createPageMetadataResolvers, 'Query', 'page', { args: { path } });

describe('pages', () => {
  test('describes the routes in their order, and then the pages of prose', async () => {
    const pages = (await resolve(createPageMetadataResolvers, 'Query', 'pages')) as PageMetadata[];
    expect(pages.map(({ path }) => path)).toEqual([...ROUTES.map(({ path }) => path), '/about']);
  });
});

describe('page', () => {
  test('describes a page with code from its data file', async () => {
    const { title, lead } = readData('creators');
    expect(await page('/creators')).toMatchObject({ title, description: lead });
  });

  test('describes a page of prose from its front matter', async () => {
    expect(await page('/about')).toEqual({
      path: '/about',
      name: 'About us',
      title: 'About us',
      description: 'Two people.',
      share: { slug: 'about', title: 'Who cooks here', eyebrow: 'About us', picturePath: null },
    });
  });

  test('names the two places where an unknown page can be added', async () => {
    await expect(page('/jobs')).rejects.toThrow(
      'There is no page /jobs in src/routes.ts, and none in content/pages.',
    );
  });
});

describe('links', () => {
  test('have the labels of their place in the data file', async () => {
    const { header } = readData('interface');
    const links = await resolve(createPageLinkResolvers, 'InterfaceHeader', 'links', {
      source: header,
    });
    expect(links).toContainEqual({ path: '/pricing', label: header.pricing });
  });

  test('call a page without a label by its name', async () => {
    const links = await resolve(createPageLinkResolvers, 'InterfaceHeader', 'links', {
      source: {},
    });
    expect(links).toContainEqual({ path: '/pricing', label: readData('plans').name });
  });

  test('in the footer’s last line lead to the pages of prose with `footer: true`', async () => {
    const prosePages = [PROSE, { ...PROSE, path: '/jobs', footer: false }];
    const links = await resolve(createPageLinkResolvers, 'InterfaceFooter', 'noteLinks', {
      source: {},
      prosePages,
    });
    expect(links).toEqual([{ path: '/about', label: 'About us' }]);
  });
});
