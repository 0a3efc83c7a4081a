import { photo } from '../../../tests/unit/pictures';
import { pictureFinder } from './article-pictures';

const FILES: Record<string, { id: string; children: string[] }> = {
  '/site/content/blog/images/soup.jpg': { id: 'soup', children: ['sharp'] },
  '/site/content/blog/a plate.svg': { id: 'plate', children: [] },
};

const NODES: Record<string, object> = {
  article: { absolutePath: '/site/content/blog/soup.md' },
  sharp: { internal: { type: 'ImageSharp' } },
};

const imageData = photo('soup').childImageSharp!.gatsbyImageData;

/** Looks for a picture relative to an article. Returns it, and the arguments with which its sizes were queried. */
async function find(address: string) {
  const queried = jest.fn();
  const fields = {
    gatsbyImageData: {
      args: [{ name: 'quality', defaultValue: 78 }],
      resolve: (_node: object, args: object) => {
        queried(args);
        return imageData;
      },
    },
    publicURL: { args: [], resolve: ({ id }: { id: string }) => `/static/${id}.svg` },
  };
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => NODES[id],
    findOne: async ({ query }: { query: { filter: { absolutePath: { eq: string } } } }) =>
      FILES[query.filter.absolutePath.eq] ?? null,
  };
  const info = { schema: { getType: () => ({ getFields: () => fields }) } };
  const file = await pictureFinder('article', { nodeModel } as never, info as never)(address);
  return { file, queried: queried.mock.calls.flat() };
}

test.each(['./images/soup.jpg', 'images/soup.jpg', '../blog/images/soup.jpg', 'images/soup.jpg?1'])(
  'pictureFinder finds a photograph at %s, and queries it as wide as the text',
  async (address) => {
    const { file, queried } = await find(address);
    expect(file).toEqual({ publicURL: null, childImageSharp: { gatsbyImageData: imageData } });
    expect(queried).toEqual([expect.objectContaining({ quality: 78, width: 672 })]);
  },
);

test('pictureFinder finds an SVG with a space in its name', async () => {
  const { file } = await find('a%20plate.svg');
  expect(file).toEqual({ publicURL: '/static/plate.svg', childImageSharp: null });
});

test.each(['nothing.jpg', '%E0%A4%A'])('pictureFinder finds nothing at %s', async (address) => {
  expect((await find(address)).file).toBeNull();
});
