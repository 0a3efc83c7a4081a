import path from 'node:path';
import type { PictureFile } from '../../../src/lib/picture-file';
import type { FindPicture } from '../article';
import { askField, type AskContext, type AskInfo } from './ask-field';

type FileNode = { id: string; absolutePath: string; children: string[] };
type ImageNode = { internal: { type: string } };
type NodeModel = {
  getNodeById(query: { id: string }): unknown;
  findOne(query: { type: string; query: object }): Promise<FileNode | null>;
};
type ImageData = NonNullable<PictureFile['childImageSharp']>['gatsbyImageData'];

/** The column of an article is 672 px wide, and plugin-sharp adds twice that for dense screens. */
const LAYOUT = { layout: 'constrained', width: 672, placeholder: 'none' };

/**
 * Finds pictures by their address relative to an article's file. They are asked for as a query would,
 * so Gatsby makes their sizes and knows which page to make anew when one changes.
 */
export function pictureFinder(
  articleFile: string,
  context: AskContext,
  info: AskInfo,
): FindPicture {
  const nodeModel = context.nodeModel as NodeModel;
  return async (address) => {
    const article = nodeModel.getNodeById({ id: articleFile }) as FileNode;
    const absolutePath = path.posix.join(
      path.posix.dirname(article.absolutePath),
      readable(address),
    );
    const file = await nodeModel.findOne({
      type: 'File',
      query: { filter: { absolutePath: { eq: absolutePath } } },
    });
    if (!file) return null;

    const image = file.children
      .map((id) => nodeModel.getNodeById({ id }) as ImageNode)
      .find(({ internal }) => internal.type === 'ImageSharp');
    if (!image) {
      const publicURL = await askField<string>('File', 'publicURL', file, context, info);
      return { publicURL, childImageSharp: null };
    }
    const ask = ['ImageSharp', 'gatsbyImageData', image, context, info, LAYOUT] as const;
    return {
      publicURL: null,
      childImageSharp: { gatsbyImageData: await askField<ImageData>(...ask) },
    };
  };
}

/** The path that an address in markdown means: without its query, and unescaped. */
function readable(address: string): string {
  const [pathname = ''] = address.split(/[?#]/);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
