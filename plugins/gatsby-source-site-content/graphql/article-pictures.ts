import path from 'node:path';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import type { PictureFile } from '../../../src/lib/picture-file';
import type { FindPicture } from '../article/pictures';

type FileNode = { id: string; absolutePath: string; children: string[] };
type ImageNode = { internal: { type: string } };
type ImageData = NonNullable<PictureFile['childImageSharp']>['gatsbyImageData'];
type Field = {
  args: { name: string; defaultValue: unknown }[];
  resolve(source: object, args: object, context: object, info: object): unknown;
};

/** The parts of a resolver's context and info that articles need. */
export type Context = {
  nodeModel: {
    getNodeById(query: { id: string }): unknown;
    findOne(query: { type: string; query?: object }): Promise<object | null>;
  };
};
export type Info = {
  schema: { getType(name: string): { getFields(): Record<string, Field> } };
};

/** The column of an article is 672 px wide, and plugin-sharp adds twice that for dense screens. */
const LAYOUT = { layout: 'constrained', width: 672, placeholder: 'none' };

/**
 * Finds pictures by their addresses relative to an article's file. It resolves their sizes as a
 * query does, so that Gatsby creates the files and records that the page depends on the picture.
 * @param articleFile the id of the article's File node
 */
export function pictureFinder(articleFile: string, context: Context, info: Info): FindPicture {
  return async (address) => {
    const [pathname = ''] = address.split(/[?#]/);
    const file = await findFile(articleFile, decodeIfPossible(pathname), context);
    if (!file) return null;
    const image = file.children
      .map((id) => context.nodeModel.getNodeById({ id }) as ImageNode)
      .find(({ internal }) => internal.type === 'ImageSharp');
    if (!image) {
      return { publicURL: await publicUrlOf(file, context, info), childImageSharp: null };
    }
    const data = await resolveField('ImageSharp.gatsbyImageData', image, context, info, LAYOUT);
    return { publicURL: null, childImageSharp: { gatsbyImageData: data as ImageData } };
  };
}

/** The file at a path relative to an article's file, if there is one. */
export async function findFile(
  articleFile: string,
  relativePath: string,
  { nodeModel }: Context,
): Promise<FileNode | null> {
  const article = nodeModel.getNodeById({ id: articleFile }) as FileNode;
  const absolutePath = path.posix.join(path.posix.dirname(article.absolutePath), relativePath);
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  return (await nodeModel.findOne({ type: 'File', query })) as FileNode | null;
}

/** The public URL of a file. Resolving it makes Gatsby copy the file into the bundle. */
export const publicUrlOf = async (file: object, context: Context, info: Info): Promise<string> =>
  String(await resolveField('File.publicURL', file, context, info));

/** Resolves a field that another plugin defines. Arguments that aren't in `args` have their defaults. */
async function resolveField(
  name: 'File.publicURL' | 'ImageSharp.gatsbyImageData',
  source: object,
  context: Context,
  info: Info,
  args: object = {},
): Promise<unknown> {
  const [typeName = '', fieldName = ''] = name.split('.');
  const field = info.schema.getType(typeName).getFields()[fieldName];
  if (!field) throw new Error(`The GraphQL schema has no field ${name}, which articles need.`);
  const defaults = field.args.map((arg) => [arg.name, arg.defaultValue]);
  return field.resolve(source, { ...Object.fromEntries(defaults), ...args }, context, info);
}
