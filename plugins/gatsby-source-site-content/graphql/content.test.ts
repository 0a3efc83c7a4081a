import type { CreateResolversArgs } from 'gatsby';
import { createContentResolvers } from './content';

type Resolve = (source: null, args: object, context: object) => unknown;

/** The resolvers that the site gives to Gatsby. */
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

test('a field of the content is the file of that name', async () => {
  expect(await contentField('howItWorks')).toBe('how it works');
});

test('a file that is missing is named', async () => {
  await expect(contentField('hero')).rejects.toThrow(
    'There is no file in content/data for the type HeroJson.',
  );
});

test('a post is found by its id', () => {
  const { post } = collectResolvers().Query!;
  expect(post!.resolve(null, { id: '7' }, context)).toBe('the post 7');
});

test('posts are found by their ids, in that order', () => {
  const { posts } = collectResolvers().Query!;
  expect(posts!.resolve(null, { ids: ['7', '3'] }, context)).toEqual(['the post 7', 'the post 3']);
});
