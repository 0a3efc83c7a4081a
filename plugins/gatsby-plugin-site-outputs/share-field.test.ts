/** @jest-environment node */
import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import site from '../../content/data/site.json';
import { BACKDROP } from '../../src/lib/share-picture';
import { createResolvers } from './share-field';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;
type Query = { query: { filter: { absolutePath: { eq: string } } } };

const PICTURE = path.resolve('content/blog/images/soup.jpg');
const digests: Record<string, string> = { [PICTURE]: 'soup', [path.resolve(BACKDROP)]: 'backdrop' };

const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      ({ markdown: { parent: 'file' }, file: { dir: path.resolve('content/blog') } })[id],
    findOne: async ({ query }: Query) => {
      const contentDigest = digests[query.filter.absolutePath.eq];
      return contentDigest ? { internal: { contentDigest } } : null;
    },
  },
};
const fields = {
  title: { resolve: (post: { title?: string }) => post.title ?? 'Untitled' },
  category: { resolve: () => 'Cooking' },
};
const info = { fieldName: 'share', parentType: { getFields: () => fields } };

/** Resolves the field `share` of a post or of a page. */
function resolveShare(type: 'BlogPost' | 'PageMetadata', source: object) {
  const resolvers: Record<string, Record<string, { resolve: Resolve }>> = {};
  const collect = (added: object) => Object.assign(resolvers, added);
  createResolvers({ createResolvers: collect } as unknown as CreateResolversArgs);
  return resolvers[type]!.share!.resolve(source, {}, context, info);
}

const ofPost = (post: object) =>
  resolveShare('BlogPost', { slug: 'soup', parent: 'markdown', ...post });
const ofPage = (picturePath: string | null) =>
  resolveShare('PageMetadata', {
    share: { slug: 'home', title: 'Eat', eyebrow: 'Home', picturePath },
  });

test('a post’s picture shows its title, its category and its image', async () => {
  expect(await ofPost({ title: 'Soup', image: './images/soup.jpg' })).toMatchObject({
    address: expect.stringMatching(/^\/share\/soup-[0-9a-f]{16}\.jpg$/),
    alt: `Soup (${site.name})`,
    drawing: { title: 'Soup', eyebrow: 'Cooking', picture: { path: PICTURE, isBackdrop: false } },
  });
});

test.each([undefined, null, '', './images/gone.jpg'])(
  'a post with the image %j shows the backdrop',
  async (image) => {
    expect(await ofPost({ image })).toMatchObject({
      drawing: { title: 'Untitled', picture: { path: path.resolve(BACKDROP), isBackdrop: true } },
    });
  },
);

test('a page shows its picture, or else the backdrop', async () => {
  expect(await ofPage(PICTURE)).toMatchObject({ drawing: { picture: { digest: 'soup' } } });
  expect(await ofPage(null)).toMatchObject({ drawing: { picture: { digest: 'backdrop' } } });
});
