/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';
import { contentData } from '../../../tests/unit/content-data';
import { createLinkFields, linkExtensions } from './link-fields';
import { typeDefinitions } from './type-definitions';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<string>;

const site = { ...contentData('site'), appUrl: 'https://app.farm.example', search: '/find' };
const context = { nodeModel: { findOne: async () => site } };

let types: Record<string, Record<string, { resolve: Resolve }>> = {};
createLinkFields({
  createResolvers: (added: typeof types) => (types = added),
} as unknown as CreateResolversArgs);

test.each([
  [
    'PlanCard',
    'annualHref',
    { id: 'pro', href: '/join?from=site' },
    '/join?from=site&plan=pro&period=annual',
  ],
  ['PlanCard', 'monthlyHref', { id: 'pro', href: '/join' }, '/join?plan=pro&period=monthly'],
  ['RecipeCard', 'href', { title: 'Red soup' }, '/find?q=Red+soup'],
])('%s.%s is an address of the app', async (type, name, source, address) => {
  const found = await types[type]![name]!.resolve(source, {}, context, {});
  expect(found).toBe(`https://app.farm.example${address}`);
});

test.each([
  ['appAddress', '/signup', 'https://app.farm.example/signup'],
  ['linkTarget', '/pricing', '/pricing'],
  ['linkTarget', '/docs', site.docsUrl],
])('a field with the directive %s and the path %s is %s', async (directive, path, address) => {
  const { extend } = linkExtensions.find(({ name }) => name === directive)!;
  expect(await extend().resolve({ to: path }, {}, context as never, { fieldName: 'to' })).toBe(
    address,
  );
});

test('paths of the app and of this site have their directives', () => {
  expect(typeDefinitions()).toMatch(/signUp: String! @appAddress .*/);
  expect(typeDefinitions()).toMatch(/type SiteLink \{ label: String! to: String! @linkTarget \}/);
});
