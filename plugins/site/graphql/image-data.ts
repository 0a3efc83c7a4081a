import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { decodeIfPossible } from '../../../src/lib/paths';
import { isServedAsIs } from '../../../src/lib/picture-file';
import { COLUMN, type FindPicture } from '../article/figures';
import { MemoryCache } from '../memory-cache';
import { inFolder, pathPrefix } from '../model/site-url';
import { slugOf } from '../model/slug';
import type { Context } from './context';
import { identityOf, measure, type FileNode } from './measure-picture';

/** Resolves the fields of pictures that Gatsby gets wrong: of rotated photographs, and of names such as `a#b.svg`. */
export function createImageResolvers({ createResolvers, ...tools }: CreateResolversArgs): void {
  const gatsbyImageData = async (
    { parent: id }: { parent: string },
    args: Options,
    { nodeModel }: Context,
  ) => {
    const file = nodeModel.getNodeById<FileNode>({ id });
    if (!file) return null;
    return componentDataOf(file, args, tools);
  };
  createResolvers({
    ImageSharp: { gatsbyImageData: { resolve: gatsbyImageData } },
    File: {
      publicURL: { resolve: copyToStatic },
      // Visitors get the sizes of a picture with an ImageSharp child instead of the file. An animated one has none.
      childImageSharp: {
        resolve: async (file: FileNode, args: object, context: Context, info: Info) =>
          (await hasSizes(file)) ? info.originalResolver(file, args, context, info) : null,
      },
      drawingURL: {
        type: 'String',
        resolve: async (file: FileNode) => ((await hasSizes(file)) ? null : copyToStatic(file)),
      },
    },
  });
}

type Info = { originalResolver(...args: object[]): unknown };

const hasSizes = async (file: FileNode) =>
  file.children.length > 0 && !isServedAsIs(await measure(file));

/** Finds a file by its address relative to an article's absolute path. */
export function fileBeside(articleFile: string, address: string, { nodeModel }: Context) {
  const folder = path.posix.dirname(articleFile);
  const absolutePath = path.posix.join(folder, decodeIfPossible(address));
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  return nodeModel.findOne<FileNode>({ type: 'File', query });
}

/** The files of a picture in the text. plugin-sharp adds twice the width for dense screens. */
const inText = (width: number): Options => ({
  layout: 'constrained',
  width: Math.min(width, COLUMN),
  placeholder: 'none',
});

/**
 * The file that an article's page has for programs without AVIF (`NarrowPicture`, with all of its options). The feed can
 * have no other: it is written when a build has made all pictures.
 */
export const aboveText = (): Options => ({
  layout: 'fullWidth',
  breakpoints: [1200],
  formats: ['auto'],
  avifOptions: { quality: 38 },
});

/** Finds pictures beside an article, and has their files made. */
export function pictureFinder(
  articleFile: string,
  context: Context,
  reporter: CreateResolversArgs['reporter'],
  optionsFor = inText,
): FindPicture {
  return async (address) => {
    const file = await fileBeside(articleFile, address, context);
    if (!file) return null;
    const facts = await measure(file);
    if (isServedAsIs(facts))
      return { ...facts, publicURL: await copyToStatic(file), childImageSharp: null };
    const args = optionsFor(facts.width);
    const gatsbyImageData = await imageDataOf(file, args, { reporter });
    return { ...facts, publicURL: null, childImageSharp: { gatsbyImageData } };
  };
}

// Every page with a picture asks for its files, and plugin-sharp reads the whole photograph each time.
const imageData = new MemoryCache<ReturnType<typeof makeImageData>>();

/** What gatsby-plugin-sharp needs of Gatsby. */
type Tools = { reporter: object };

type Options = {
  layout?: 'constrained' | 'fullWidth';
  placeholder?: 'none';
  width?: number;
  height?: number;
  breakpoints?: readonly number[];
  formats?: readonly string[];
  avifOptions?: { quality: number };
};

/**
 * The data of a picture for a component: AVIF in all widths, which every browser in package.json knows, and the widest
 * one in the format of the photograph, for other programs.
 */
async function componentDataOf(file: FileNode, options: Options, tools: Tools) {
  const { breakpoints = [] } = options;
  const widest = breakpoints.length > 0 ? { breakpoints: [Math.max(...breakpoints)] } : {};
  const other = await imageDataOf(file, { ...options, ...widest, formats: ['auto'] }, tools);
  // plugin-sharp warns about pictures that only exist as AVIF.
  const quiet = { ...tools, reporter: { ...tools.reporter, warn() {} } };
  const { images, ...data } = await imageDataOf(file, { ...options, formats: ['avif'] }, quiet);
  const { fallback: avif } = images;
  const fallback = { src: other.images.fallback?.src, sizes: avif?.sizes };
  // plugin-sharp writes a line for each width. Spaces, as elsewhere in a document, compress better.
  const srcSet = avif?.srcSet?.replaceAll(',\n', ', ');
  const source = { srcSet, type: 'image/avif', sizes: avif?.sizes };
  return { ...data, images: { fallback, sources: [source] } };
}

const imageDataOf = (file: FileNode, options: Options, tools: Tools) =>
  imageData.get([identityOf(file), options], () => makeImageData(file, options, tools));

/** Has a picture's files made. plugin-sharp would give a rotated photograph its unrotated shape. */
async function makeImageData(file: FileNode, options: Options, tools: Tools) {
  const { width, height, isTransparent } = await measure(file);
  const named = {
    ...file,
    name: nameOf(file),
    internal: { ...file.internal, contentDigest: folderOf(file) },
  };
  const isCrop = options.width !== undefined && options.height !== undefined;
  const args = isCrop ? options : { aspectRatio: width / height, ...options };
  // Not the prefix of the tools, which is empty in `gatsby develop`: builds reuse its results.
  const known = { ...tools, pathPrefix: pathPrefix() };
  const data = await generateImageData({ file: named, args: { ...args }, ...known });
  return isTransparent ? { ...data, backgroundColor: 'white' } : data;
}

/** Copies a file into `public`, and returns its address. */
export async function copyToStatic(file: FileNode): Promise<string> {
  const { absolutePath, extension } = file;
  const address = `/static/${folderOf(file)}/${nameOf(file)}.${extension.toLowerCase()}`;
  const copy = path.join(process.cwd(), 'public', address);
  await mkdir(path.dirname(copy), { recursive: true });
  await copyFile(absolutePath, copy);
  return inFolder(address);
}

/**
 * The folder of a file's copies in `static`: a part of its digest. A whole one, which can't be compressed, is in a
 * document once for each picture, and took 2% of the home page.
 */
const folderOf = ({ internal }: FileNode) => internal.contentDigest.slice(0, 8);

/** The name of a picture's files. Some hosts misread `#`, `%`, `?` and others. */
const nameOf = ({ name }: FileNode) => slugOf(name) || 'picture';
