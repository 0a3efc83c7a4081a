import path from 'node:path';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import site from '../../content/data/site.json';
import { isMissing } from '../../src/lib/is-missing';
import { BACKDROP, type ShareFacts } from '../../src/lib/share-picture';
import { shareAddress } from './share-picture';

type Context = {
  nodeModel: {
    getNodeById(query: { id: string }): unknown;
    findOne(query: object): Promise<{ internal: { contentDigest: string } } | null>;
  };
};
type Post = Record<string, unknown> & { parent: string; slug: string };
type Resolver = (source: Post, args: object, context: Context, info: Info) => unknown;
type Info = {
  fieldName: string;
  parentType: { getFields(): Record<string, { resolve: Resolver }> };
};

/** Declares the type of `share`. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(/* GraphQL */ `
    "The picture that networks show for a shared page, and the input from which it is drawn."
    type SharePicture {
      address: String!
      alt: String!
      drawing: JSON!
    }
  `);
}

/** Resolves the field `share` of pages and of posts. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const ofPage = ({ share }: { share: ShareFacts }, _args: object, context: Context) =>
    sharePictureOf(share, context);
  const ofPost = async (post: Post, _args: object, context: Context, info: Info) =>
    sharePictureOf(await factsOfPost(post, context, info), context);
  create({
    PageMetadata: { share: { type: 'SharePicture!', resolve: ofPage } },
    BlogPost: { share: { type: 'SharePicture!', resolve: ofPost } },
  });
}

/** The share picture of a post shows its title and its category, or their defaults. */
async function factsOfPost(post: Post, context: Context, info: Info): Promise<ShareFacts> {
  const fields = info.parentType.getFields();
  const ask = async (fieldName: string) =>
    String(await fields[fieldName]!.resolve(post, {}, context, { ...info, fieldName }));
  const markdown = context.nodeModel.getNodeById({ id: post.parent }) as { parent: string };
  const file = context.nodeModel.getNodeById({ id: markdown.parent }) as { dir: string };
  return {
    slug: post.slug,
    title: await ask('title'),
    eyebrow: await ask('category'),
    picturePath: isMissing(post.image) ? null : path.resolve(file.dir, String(post.image)),
  };
}

/** Computes a `SharePicture`. Its address is known before the picture is drawn, after the build. */
async function sharePictureOf({ slug, picturePath, title, eyebrow }: ShareFacts, context: Context) {
  const own = picturePath === null ? null : await readPicture(picturePath, context);
  const shown = own ?? (await readPicture(BACKDROP, context));
  if (!shown) throw new Error(`${BACKDROP}, the picture of pages without one, is missing.`);
  const picture = { ...shown, isBackdrop: !own };
  const drawing = { title, eyebrow, product: site.name, picture };
  return { address: shareAddress(slug, drawing), alt: `${title} (${site.name})`, drawing };
}

/** A picture's absolute path and the digest of its content, or null where there is no such file. */
async function readPicture(file: string, { nodeModel }: Context) {
  const absolutePath = path.resolve(file);
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const node = await nodeModel.findOne({ type: 'File', query });
  return node && { path: absolutePath, digest: node.internal.contentDigest };
}
