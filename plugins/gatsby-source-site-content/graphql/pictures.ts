import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import type { FindPicture } from '../article/pictures';
import type { Context } from './context';

type FileNode = {
  absolutePath: string;
  base: string;
  children: string[];
  internal: { contentDigest: string };
};

/** The column of an article is 672 px wide, and plugin-sharp adds twice that for dense screens. */
const LAYOUT = { layout: 'constrained', width: 672, placeholder: 'none' };

/**
 * Finds pictures by their addresses relative to an article's file, and has their files made. Gatsby records
 * that the page depends on the picture.
 * @param articleFile the id of the article's File node
 */
export function pictureFinder(
  articleFile: string,
  { nodeModel }: Context,
  reporter: CreateResolversArgs['reporter'],
): FindPicture {
  return async (address) => {
    const [pathname = ''] = address.split(/[?#]/);
    const article = nodeModel.getNodeById({ id: articleFile }) as FileNode;
    const folder = path.posix.dirname(article.absolutePath);
    const absolutePath = path.posix.join(folder, decodeIfPossible(pathname));
    const query = { filter: { absolutePath: { eq: absolutePath } } };
    const file = (await nodeModel.findOne({ type: 'File', query })) as FileNode | null;
    if (!file) return null;
    const isImage = file.children
      .map((id) => nodeModel.getNodeById({ id }) as { internal: { type: string } })
      .some(({ internal }) => internal.type === 'ImageSharp');
    if (!isImage) return { publicURL: await copyToStatic(file), childImageSharp: null };
    const gatsbyImageData = await generateImageData({ file, args: { ...LAYOUT }, reporter });
    return { publicURL: null, childImageSharp: { gatsbyImageData } };
  };
}

/** Copies a file as the field `publicURL` does, and returns its address. */
async function copyToStatic({ absolutePath, base, internal }: FileNode): Promise<string> {
  const folder = path.join('public/static', internal.contentDigest);
  await mkdir(folder, { recursive: true });
  await copyFile(absolutePath, path.join(folder, base));
  return `/static/${internal.contentDigest}/${base}`;
}
