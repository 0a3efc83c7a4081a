/** @jest-environment node */
import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from './share-picture-field';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

const FOLDER = path.resolve('content/blog');
const PICTURE = path.join(FOLDER, 'images/soup.jpg');

type Query = { query: { filter: { absolutePath: { eq: string } } } };

const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      ({ markdown: { parent: 'file' }, file: { dir: FOLDER } })[id],
    findOne: async ({ query }: Query) =>
      query.filter.absolutePath.eq === PICTURE ? { internal: { contentDigest: 'digest' } } : null,
  },
};

const info = {
  fieldName: 'share',
  parentType: {
    getFields: () => ({
      title: { resolve: (post: { title?: string }) => post.title ?? 'Untitled' },
      category: { resolve: () => 'Cooking' },
    }),
  },
};

/** What `share` of a post or of a page is answered with. */
function ask(type: 'BlogPost' | 'PageMetadata', source: object) {
  const collected: Record<string, Record<string, { resolve: Resolve }>> = {};
  createResolvers({
    createResolvers: (resolvers: object) => Object.assign(collected, resolvers),
  } as unknown as CreateResolversArgs);
  return collected[type]!.share!.resolve(source, {}, context, info);
}

const askPost = (post: object) => ask('BlogPost', { slug: 'soup', parent: 'markdown', ...post });

const askPage = (picturePath: string | null) =>
  ask('PageMetadata', { share: { slug: 'home', title: 'Eat', eyebrow: 'Home', picturePath } });

test('draws a post’s picture from its title, its category and its image', async () => {
  expect(await askPost({ title: 'Soup', image: './images/soup.jpg' })).toMatchObject({
    title: 'Soup',
    eyebrow: 'Cooking',
    picturePath: PICTURE,
    pictureDigest: 'digest',
    address: expect.stringMatching(/^\/share\/soup-[0-9a-f]{16}\.jpg$/),
  });
});

test.each([undefined, null, '', './images/gone.jpg'])(
  'leaves the picture out where a post has no image: %j',
  async (image) => {
    expect(await askPost({ image })).toMatchObject({ title: 'Untitled', picturePath: null });
  },
);

test('shows the picture of a page', async () => {
  expect(await askPage(PICTURE)).toMatchObject({
    title: 'Eat',
    picturePath: PICTURE,
    address: expect.stringMatching(/^\/share\/home-[0-9a-f]{16}\.jpg$/),
  });
});

test('gives a page without a picture an address, too', async () => {
  expect(await askPage(null)).toMatchObject({
    picturePath: null,
    pictureDigest: null,
    address: expect.stringMatching(/^\/share\/home-/),
  });
});
