/** @jest-environment node */
import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import accessibility from '../../../content/data/accessibility.json';
import blog from '../../../content/data/blog.json';
import creators from '../../../content/data/creators.json';
import hero from '../../../content/data/hero.json';
import plans from '../../../content/data/plans.json';
import professionals from '../../../content/data/professionals.json';
import site from '../../../content/data/site.json';
import type { PageFacts } from '../site-pages';
import { createFoundResolvers } from './found';

const NODES: Record<string, object> = {
  SiteJson: site,
  HeroJson: hero,
  BlogJson: blog,
  PlansJson: plans,
  CreatorsJson: creators,
  ProfessionalsJson: professionals,
  AccessibilityJson: accessibility,
};

type Query = { type: string; query?: { filter: { absolutePath: { eq: string } } } };
const context = {
  nodeModel: {
    findOne: async ({ type, query }: Query) =>
      query ? { internal: { contentDigest: query.filter.absolutePath.eq } } : NODES[type],
  },
};

type Resolve = (source: unknown, args: object, context: object) => Promise<unknown>;

function resolver(type: string, field: string): Resolve {
  const collected: Record<string, Record<string, { resolve: Resolve }>> = {};
  createFoundResolvers({
    createResolvers: (resolvers: object) => Object.assign(collected, resolvers),
  } as unknown as CreateResolversArgs);
  return collected[type]![field]!.resolve;
}

const pages = () => resolver('Query', 'pages')(null, {}, context) as Promise<PageFacts[]>;

test('every page but the articles is described, each in words of its own', async () => {
  const described = await pages();
  expect(described.map(({ path: route }) => route)).toEqual([
    '/',
    '/pricing',
    '/creators',
    '/professionals',
    '/blog',
    '/accessibility',
  ]);
  expect(new Set(described.map(({ description }) => description)).size).toBe(described.length);
});

test('a page is found by its path', async () => {
  const page = await resolver('Query', 'page')(null, { path: '/creators' }, context);
  expect(page).toMatchObject({ title: creators.title, description: creators.lead });
});

test('a page that nobody described is an error that says where to do it', async () => {
  const page = resolver('Query', 'page')(null, { path: '/jobs' }, context);
  await expect(page).rejects.toThrow("src/gatsby/site-pages.ts doesn't describe the page /jobs.");
});

test('a page’s share picture shows the picture of the page', async () => {
  const [home] = await pages();
  const share = await resolver('SitePage', 'share')(home, {}, context);
  expect(share).toMatchObject({
    title: hero.headline,
    picturePath: path.resolve('content/images/hero/plate.jpg'),
    address: expect.stringMatching(/^\/share\/home-[0-9a-f]{16}\.jpg$/),
  });
});

test('a page without a picture has a share picture, too', async () => {
  const [, pricing] = await pages();
  const share = await resolver('SitePage', 'share')(pricing, {}, context);
  expect(share).toMatchObject({ picturePath: null, pictureDigest: null });
});
