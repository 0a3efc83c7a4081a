/** @jest-environment node */
import path from 'node:path';
import { foundExtensions } from './found-extensions';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

const FOLDER = path.resolve('content/blog');
const PICTURE = path.join(FOLDER, 'images/soup.jpg');

type Query = { query: { filter: { absolutePath: { eq: string } } } };

const contextOf = (article: string) => ({
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      ({ markdown: { parent: 'file', internal: { content: article } }, file: { dir: FOLDER } })[id],
    findOne: async ({ query }: Query) =>
      query.filter.absolutePath.eq === PICTURE ? { internal: { contentDigest: 'digest' } } : null,
  },
});

const info = {
  fieldName: 'share',
  parentType: {
    getFields: () => ({
      title: { resolve: (post: { title?: string }) => post.title ?? 'Untitled' },
      category: { resolve: () => 'Cooking' },
    }),
  },
  schema: {
    getType: () => ({ getFields: () => ({ publicURL: { resolve: () => '/static/soup.jpg' } }) }),
  },
};

/** What a field of a post is answered with. */
function ask(name: string, post: object = {}, article = '') {
  const { resolve } = foundExtensions.find((extension) => extension.name === name)!.extend();
  const source = { slug: 'soup', parent: 'markdown', ...post };
  return (resolve as unknown as Resolve)(source, {}, contextOf(article), info);
}

test('a post’s share picture is drawn from its title, its category and its image', async () => {
  expect(await ask('sharePicture', { title: 'Soup', image: './images/soup.jpg' })).toMatchObject({
    title: 'Soup',
    eyebrow: 'Cooking',
    picturePath: PICTURE,
    pictureDigest: 'digest',
    address: expect.stringMatching(/^\/share\/soup-[0-9a-f]{16}\.jpg$/),
  });
});

test.each([undefined, null, '', './images/gone.jpg'])(
  'a post without an image (%j) has a share picture without one, and defaults as everywhere',
  async (image) => {
    expect(await ask('sharePicture', { image })).toMatchObject({
      title: 'Untitled',
      picturePath: null,
    });
  },
);

test('the markdown is the body alone', async () => {
  expect(await ask('markdownBody', {}, '---\ntitle: Soup\n---\n\nBoil.\n\n---\n\nEat.\n')).toBe(
    'Boil.\n\n---\n\nEat.',
  );
  expect(await ask('markdownBody', {}, 'No frontmatter.')).toBe('No frontmatter.');
});

test('pictures beside the post are shown from where the bundle has them', async () => {
  const article = '![Soup](./images/soup.jpg) ![Gone](./images/gone.jpg) ![Broken](%E0%A4%A.jpg)';
  expect(await ask('markdownBody', {}, article)).toBe(
    '![Soup](/static/soup.jpg) ![Gone](./images/gone.jpg) ![Broken](%E0%A4%A.jpg)',
  );
});
