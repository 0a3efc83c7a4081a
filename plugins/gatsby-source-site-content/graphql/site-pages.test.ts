/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';
import accessibility from '../../../content/data/accessibility.json';
import blog from '../../../content/data/blog.json';
import creators from '../../../content/data/creators.json';
import hero from '../../../content/data/hero.json';
import plans from '../../../content/data/plans.json';
import professionals from '../../../content/data/professionals.json';
import site from '../../../content/data/site.json';
import type { PageFacts } from '../../../src/site-pages';
import { createSitePageResolvers } from './site-pages';

const NODES: Record<string, object> = {
  SiteJson: site,
  HeroJson: hero,
  BlogJson: blog,
  PlansJson: plans,
  CreatorsJson: creators,
  ProfessionalsJson: professionals,
  AccessibilityJson: accessibility,
};

const context = { nodeModel: { findOne: async ({ type }: { type: string }) => NODES[type] } };

type Resolve = (source: unknown, args: object, context: object) => Promise<unknown>;

function resolver(type: string, field: string): Resolve {
  const collected: Record<string, Record<string, { resolve: Resolve }>> = {};
  createSitePageResolvers({
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
  await expect(page).rejects.toThrow("src/site-pages.ts doesn't describe the page /jobs.");
});
