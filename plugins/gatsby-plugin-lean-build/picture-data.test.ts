import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from './picture-data';

type Ask = (picture: object, args: object, context: object, info: object) => unknown;

/** The resolver, and what it asks the plugin and Gatsby for. */
function setUp() {
  let resolve: Ask = () => undefined;
  createResolvers({
    createResolvers: (types: { ImageSharp: { gatsbyImageData: { resolve: Ask } } }) => {
      resolve = types.ImageSharp.gatsbyImageData.resolve;
    },
  } as unknown as CreateResolversArgs);
  const file = { internal: { contentDigest: 'first' } };
  const getNodeById = jest.fn(() => file);
  const originalResolver = jest.fn(async (_picture: object, args: object) => ({ ...args }));
  const ask = (args: object) =>
    resolve({ parent: 'soup' }, args, { nodeModel: { getNodeById } }, { originalResolver });
  return { ask, file, getNodeById, originalResolver };
}

test('a picture is worked out once, and every page depends on its file', async () => {
  const { ask, getNodeById, originalResolver } = setUp();
  expect(await ask({ width: 400 })).toEqual(await ask({ width: 400 }));
  expect(originalResolver).toHaveBeenCalledTimes(1);
  expect(getNodeById).toHaveBeenCalledTimes(2);
});

test('other arguments and another content are other answers', async () => {
  const { ask, file, originalResolver } = setUp();
  await ask({ width: 400 });
  expect(await ask({ width: 800 })).toEqual({ width: 800 });
  file.internal.contentDigest = 'second';
  await ask({ width: 400 });
  expect(originalResolver).toHaveBeenCalledTimes(3);
});

test('a failure is not remembered', async () => {
  const { ask, originalResolver } = setUp();
  originalResolver.mockRejectedValueOnce(new Error('no picture'));
  await expect(ask({})).rejects.toThrow('no picture');
  expect(await ask({})).toEqual({});
});
