/** @jest-environment node */
import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from './share-picture-field';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

const FOLDER = path.resolve('content/blog');
const PICTURE = path.join(FOLDER, 'images/soup.jpg');
const BACKDROP = path.resolve('content/images/share/backdrop.jpg');

/** The digests of the existing pictures, by their paths. */
const DIGESTS: Record<string, string> = {};

beforeEach(() => {
  Object.assign(DIGESTS, { [PICTURE]: 'digest', [BACKDROP]: 'backdrop' });
});

const fileWith = (contentDigest?: string) =>
  contentDigest === undefined ? null : { internal: { contentDigest } };

type Query = { query: { filter: { absolutePath: { eq: string } } } };

const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      ({ markdown: { parent: 'file' }, file: { dir: FOLDER } })[id],
    findOne: async ({ query }: Query) => fileWith(DIGESTS[query.filter.absolutePath.eq]),
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

/** Resolves the field `share` of a post or of a page. */
function ask(type: 'BlogPost' | 'PageMetadata', source: object, contentFolder = 'content') {
  const collected: Record<string, Record<string, { resolve: Resolve }>> = {};
  const args = {
    createResolvers: (resolvers: object) => Object.assign(collected, resolvers),
  } as unknown as CreateResolversArgs;
  createResolvers(args, { contentFolder });
  return collected[type]!.share!.resolve(source, {}, context, info);
}

const askPost = (post: object) => ask('BlogPost', { slug: 'soup', parent: 'markdown', ...post });

const askPage = (picturePath: string | null, contentFolder?: string) => {
  const share = { slug: 'home', title: 'Eat', eyebrow: 'Home', picturePath };
  return ask('PageMetadata', { share }, contentFolder);
};

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
  'shows the backdrop where a post has no image: %j',
  async (image) => {
    expect(await askPost({ image })).toMatchObject({ title: 'Untitled', picturePath: BACKDROP });
  },
);

test('shows the picture of a page', async () => {
  expect(await askPage(PICTURE)).toMatchObject({
    title: 'Eat',
    picturePath: PICTURE,
    address: expect.stringMatching(/^\/share\/home-[0-9a-f]{16}\.jpg$/),
  });
});

test('finds the pictures of pages in the copy of the content that develop reads', async () => {
  const bowl = path.resolve('.build/valid-content/images/hero/bowl.jpg');
  DIGESTS[bowl] = 'bowl';
  const share = await askPage('content/data/../images/hero/bowl.jpg', '.build/valid-content');
  expect(share).toMatchObject({ isBackdrop: false, picturePath: bowl });
});

test('shows the backdrop where a page has no picture', async () => {
  expect(await askPage(null)).toMatchObject({
    isBackdrop: true,
    picturePath: BACKDROP,
    pictureDigest: 'backdrop',
    address: expect.stringMatching(/^\/share\/home-/),
  });
});

test('changes the address of a page without a picture when the backdrop changes', async () => {
  const addressOf = (picture: unknown) => (picture as { address: string }).address;
  const before = addressOf(await askPage(null));
  DIGESTS[BACKDROP] = 'another backdrop';
  expect(addressOf(await askPage(null))).not.toBe(before);
});

test('names the backdrop when it is missing', async () => {
  delete DIGESTS[BACKDROP];
  await expect(askPage(null)).rejects.toThrow('content/images/share/backdrop.jpg');
});
