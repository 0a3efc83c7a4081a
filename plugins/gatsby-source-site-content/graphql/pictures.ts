import path from 'node:path';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import type { PictureFile } from '../../../src/lib/picture-file';
import type { FindPicture } from '../article/pictures';
import type { Context } from './context';

type FileNode = { id: string; absolutePath: string; children: string[] };
type ImageData = NonNullable<PictureFile['childImageSharp']>['gatsbyImageData'];
type Field = {
  args: { name: string; defaultValue: unknown }[];
  resolve(source: object, args: object, context: object, info: object): unknown;
};

/** The part of a resolver's info that pictures need. */
export type Info = { schema: { getType(name: string): { getFields(): Record<string, Field> } } };

/** The column of an article is 672 px wide, and plugin-sharp adds twice that for dense screens. */
const LAYOUT = { layout: 'constrained', width: 672, placeholder: 'none' };

/**
 * Finds pictures by their addresses relative to an article's file. It resolves their sizes as a query
 * does, so that Gatsby creates the files and records that the page depends on the picture.
 * @param articleFile the id of the article's File node
 */
export function pictureFinder(articleFile: string, context: Context, info: Info): FindPicture {
  const { nodeModel } = context;
  /** Resolves a field that another plugin defines. Arguments that aren't in `args` have their defaults. */
  const resolveField = (type: string, name: string, source: object, args: object = {}) => {
    const field = info.schema.getType(type).getFields()[name];
    if (!field) throw new Error(`GraphQL has no field ${type}.${name}, which articles need.`);
    const defaults = field.args.map((arg) => [arg.name, arg.defaultValue]);
    return field.resolve(source, { ...Object.fromEntries(defaults), ...args }, context, info);
  };
  return async (address) => {
    const [pathname = ''] = address.split(/[?#]/);
    const article = nodeModel.getNodeById({ id: articleFile }) as FileNode;
    const folder = path.posix.dirname(article.absolutePath);
    const absolutePath = path.posix.join(folder, decodeIfPossible(pathname));
    const query = { filter: { absolutePath: { eq: absolutePath } } };
    const file = (await nodeModel.findOne({ type: 'File', query })) as FileNode | null;
    if (!file) return null;
    const image = file.children
      .map((id) => nodeModel.getNodeById({ id }) as { internal: { type: string } })
      .find(({ internal }) => internal.type === 'ImageSharp');
    if (!image) {
      const publicURL = String(await resolveField('File', 'publicURL', file));
      return { publicURL, childImageSharp: null };
    }
    const data = await resolveField('ImageSharp', 'gatsbyImageData', image, LAYOUT);
    return { publicURL: null, childImageSharp: { gatsbyImageData: data as ImageData } };
  };
}
