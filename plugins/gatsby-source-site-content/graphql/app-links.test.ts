/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';
import { createAppLinkResolvers } from './app-links';

type Field = { resolve(source: object, args: object, context: object): unknown };

const context = { nodeModel: { findOne: async () => ({ search: '/search' }) } };

/** Resolves a field as Gatsby would. */
async function resolve(type: string, field: string, source: object) {
  const types: Record<string, Record<string, Field>> = {};
  createAppLinkResolvers({
    createResolvers: (resolvers: typeof types) => Object.assign(types, resolvers),
  } as unknown as CreateResolversArgs);
  return types[type]![field]!.resolve(source, {}, context);
}

beforeEach(() => {
  process.env.GATSBY_APP_URL = 'https://app.example';
});

afterEach(() => {
  delete process.env.GATSBY_APP_URL;
});

test('a plan has a sign-up address for each billing period', async () => {
  const plan = { id: 'pro', href: '/signup' };
  expect(await resolve('PlanCard', 'monthlyHref', plan)).toBe(
    'https://app.example/signup?plan=pro&period=monthly',
  );
  expect(await resolve('PlanCard', 'annualHref', plan)).toBe(
    'https://app.example/signup?plan=pro&period=annual',
  );
});

test('a recipe links to the app’s search for its title', async () => {
  expect(await resolve('RecipeCard', 'href', { title: 'Berry oats with almonds' })).toBe(
    'https://app.example/search?q=Berry+oats+with+almonds',
  );
});
