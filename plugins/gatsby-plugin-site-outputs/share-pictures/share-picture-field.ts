import path from 'node:path';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import site from '../../../content/data/site.json';
import { isMissing } from '../../../src/lib/is-missing';
import { BACKDROP, type ShareFacts } from '../../../src/lib/share-picture';
import { shareAddress } from './share-picture';

type FileNode = { internal: { contentDigest: string } };
type Context = {
  nodeModel: {
    getNodeById(query: { id: string }): unknown;
    findOne(query: {
      type: string;
      query: { filter: { absolutePath: { eq: string } } };
    }): Promise<FileNode | null>;
  };
};

type PictureSource = Context & { contentFolder: string };

type Post = Record<string, unknown> & { parent: string; slug: string };
type Resolver = (source: Post, args: object, context: Context, info: Info) => unknown;
type Info = {
  fieldName: string;
  parentType: { getFields(): Record<string, { resolve: Resolver }> };
};

const SHARE_PICTURE = /* GraphQL */ `
  "The picture that networks show for a shared page, and the input from which it is drawn."
  type SharePicture {
    address: String!
    alt: String!
    slug: String!
    title: String!
    eyebrow: String!
    product: String!
    picturePath: String!
    pictureDigest: String!
    isBackdrop: Boolean!
  }
`;

/** Declares the type of `share`. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(SHARE_PICTURE);
}

/**
 * Resolves the field `share` of pages and of posts.
 * @param options `contentFolder` is the folder that Gatsby reads as `content`: in `develop` it is a copy
 */
export function createResolvers(
  { createResolvers: create }: CreateResolversArgs,
  { contentFolder }: { contentFolder: string },
): void {
  create({
    PageMetadata: {
      share: {
        type: 'SharePicture!',
        resolve: ({ share }: { share: ShareFacts }, _args: unknown, { nodeModel }: Context) =>
          sharePictureOf(share, { nodeModel, contentFolder }),
      },
    },
    BlogPost: {
      share: {
        type: 'SharePicture!',
        resolve: async (post: Post, _args: object, context: Context, info: Info) =>
          sharePictureOf(await factsOfPost(post, context, info), { ...context, contentFolder }),
      },
    },
  });
}

/** The share picture of a post shows its title and its category, or their defaults. */
async function factsOfPost(post: Post, context: Context, info: Info): Promise<ShareFacts> {
  const fields = info.parentType.getFields();
  const ask = (fieldName: string) =>
    fields[fieldName]!.resolve(post, {}, context, { ...info, fieldName });
  return {
    slug: post.slug,
    title: String(await ask('title')),
    eyebrow: String(await ask('category')),
    picturePath: isMissing(post.image)
      ? null
      : path.resolve(folderOf(post, context), String(post.image)),
  };
}

function folderOf(post: Post, { nodeModel }: Context): string {
  const markdown = nodeModel.getNodeById({ id: post.parent }) as { parent: string };
  return (nodeModel.getNodeById({ id: markdown.parent }) as { dir: string }).dir;
}

/** Computes a `SharePicture`. Its address is known before the picture is drawn, after the build. */
async function sharePictureOf({ picturePath, ...texts }: ShareFacts, source: PictureSource) {
  const own = picturePath === null ? null : await readPicture(picturePath, source);
  const picture = own ?? (await readPicture(BACKDROP, source));
  if (!picture) throw new Error(`${BACKDROP}, the picture of pages without one, is missing.`);
  const facts = { ...texts, product: site.name, isBackdrop: own === null };
  return {
    ...facts,
    address: shareAddress({ ...facts, picture }),
    alt: `${facts.title} (${site.name})`,
    picturePath: picture.path,
    pictureDigest: picture.digest,
  };
}

/**
 * A picture's absolute path and the digest of its content, or null where there is no such file.
 * @param file an absolute path, or a path that begins with `content/`
 */
async function readPicture(file: string, { nodeModel, contentFolder }: PictureSource) {
  const absolutePath = path.isAbsolute(file)
    ? file
    : path.resolve(contentFolder, path.relative('content', file));
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const node = await nodeModel.findOne({ type: 'File', query });
  return node && { path: absolutePath, digest: node.internal.contentDigest };
}
