/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';
import { createPictureResolvers } from './picture-data';

type Resolve = (picture: object, args: object, context: object, info: object) => unknown;

/** The fields that the installed gatsby-transformer-sharp gives the type ImageSharp. */
function imageSharpFields(): object {
  const types: { name: string; fields: object }[] = [];
  require('gatsby-transformer-sharp/gatsby-node').createSchemaCustomization({
    actions: { createTypes: () => undefined },
    schema: { buildObjectType: (type: (typeof types)[number]) => types.push(type) },
  });
  return types.find(({ name }) => name === 'ImageSharp')?.fields ?? {};
}

const schemaWith = (fields: object) => ({ getType: () => ({ getFields: () => fields }) });

/** The resolver, and mocks of what it calls. */
function setUp(fields = imageSharpFields()) {
  let resolve: Resolve = () => undefined;
  createPictureResolvers({
    intermediateSchema: schemaWith(fields),
    createResolvers: (types: { ImageSharp: { gatsbyImageData: { resolve: Resolve } } }) => {
      resolve = types.ImageSharp.gatsbyImageData.resolve;
    },
  } as unknown as CreateResolversArgs);
  const file = { internal: { contentDigest: 'first' } };
  const getNodeById = jest.fn((): typeof file | null => file);
  const originalResolver = jest.fn(async (_picture: object, args: object) => ({ ...args }));
  const query = (args: object) =>
    resolve({ parent: 'soup' }, args, { nodeModel: { getNodeById } }, { originalResolver });
  return { query, file, getNodeById, originalResolver };
}

describe('createPictureResolvers', () => {
  test('computes a picture once, and looks up its file for each query', async () => {
    const { query, getNodeById, originalResolver } = setUp();
    expect(await query({ width: 400 })).toEqual(await query({ width: 400 }));
    expect(originalResolver).toHaveBeenCalledTimes(1);
    expect(getNodeById).toHaveBeenCalledTimes(2);
  });

  test('computes again for other arguments and for other content', async () => {
    const { query, file, originalResolver } = setUp();
    await query({ width: 400 });
    expect(await query({ width: 800 })).toEqual({ width: 800 });
    file.internal.contentDigest = 'second';
    await query({ width: 400 });
    expect(originalResolver).toHaveBeenCalledTimes(3);
  });

  test('computes again after a failure', async () => {
    const { query, originalResolver } = setUp();
    originalResolver.mockRejectedValueOnce(new Error('no picture'));
    await expect(query({})).rejects.toThrow('no picture');
    expect(await query({})).toEqual({});
  });

  test('throws when the schema lacks the field gatsbyImageData', () => {
    expect(() => setUp({ resize: {} })).toThrow('the field gatsbyImageData of the type ImageSharp');
  });

  test('throws when a picture has no file', () => {
    const { query, getNodeById } = setUp();
    getNodeById.mockReturnValueOnce(null);
    expect(() => query({})).toThrow('the file of the picture soup');
  });
});
