import type { CreateResolversArgs } from 'gatsby';
import { createContentResolvers } from './content';

type Resolve = (source: null, args: object, context: object) => unknown;

/** The resolvers that createContentResolvers passes to Gatsby. */
function collectResolvers() {
  const collected: Record<string, Record<string, { resolve: Resolve }>> = {};
  createContentResolvers({
    createResolvers: (resolvers: object) => Object.assign(collected, resolvers),
  } as unknown as CreateResolversArgs);
  return collected;
}

const nodes: Record<string, string> = { HowItWorksJson: 'how it works' };

const context = {
  nodeModel: {
    findOne: async ({ type }: { type: string }) => nodes[type] ?? null,
    getNodeById: ({ id }: { id: string }) => `the post ${id}`,
  },
};

const contentField = (name: string) =>
  collectResolvers().Content![name]!.resolve(null, {}, context);

test('content has a field for each data file', async () => {
  expect(await contentField('howItWorks')).toBe('how it works');
});

test('content names a missing data file in its error', async () => {
  await expect(contentField('hero')).rejects.toThrow(
    'There is no file in content/data for the type HeroJson.',
  );
});

test('post finds a post by its id', () => {
  const { post } = collectResolvers().Query!;
  expect(post!.resolve(null, { id: '7' }, context)).toBe('the post 7');
});

test('posts finds posts by their ids, in the order of the ids', () => {
  const { posts } = collectResolvers().Query!;
  expect(posts!.resolve(null, { ids: ['7', '3'] }, context)).toEqual(['the post 7', 'the post 3']);
});
