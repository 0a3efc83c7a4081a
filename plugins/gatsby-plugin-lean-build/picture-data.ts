import type { CreateResolversArgs } from 'gatsby';
import { assertFound } from './assert-found';

type Picture = { parent: string };
type PictureFile = { internal: { contentDigest: string } };
type Context = { nodeModel: { getNodeById(query: { id: string }): PictureFile | null } };
type Resolver = (source: Picture, args: object, context: Context, info: Info) => unknown;
type Info = { originalResolver: Resolver };
type Type = { getFields?(): Record<string, unknown> };
type Schema = { getType(name: string): Type | undefined };
type Args = Pick<CreateResolversArgs, 'createResolvers' | 'intermediateSchema'>;

/**
 * Computes the sizes of a picture once for all pages that show it. Without this,
 * gatsby-plugin-sharp reads and hashes the whole file and starts a job for each query.
 */
export function createPictureResolvers({
  createResolvers: create,
  intermediateSchema,
}: Args): void {
  assertFound(
    (intermediateSchema as Schema).getType('ImageSharp')?.getFields?.().gatsbyImageData,
    'the field gatsbyImageData of the type ImageSharp',
    'the GraphQL schema (gatsby-transformer-sharp/customize-schema.js)',
  );
  const results = new Map<string, Promise<unknown>>();
  const resolve: Resolver = (picture, args, context, info) => {
    // Runs for cached results, too: by this call, Gatsby records that the page depends on the file.
    const file = context.nodeModel.getNodeById({ id: picture.parent });
    assertFound(file, `the file of the picture ${picture.parent}`, 'Gatsby’s nodes');
    const key = `${picture.parent} ${file.internal.contentDigest} ${JSON.stringify(args)}`;
    const known = results.get(key);
    if (known) return known;
    const result = Promise.resolve(info.originalResolver(picture, args, context, info));
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
  create({ ImageSharp: { gatsbyImageData: { resolve } } });
}
