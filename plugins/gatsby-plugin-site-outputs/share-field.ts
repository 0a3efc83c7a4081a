import path from 'node:path';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import site from '../../content/data/site.json';
import { isMissing } from '../gatsby-source-site-content/is-missing';
import { BACKDROP, type ShareFacts } from '../../src/lib/share-picture';
import { shareAddress } from './share-picture';

type File = { dir: string; internal: { contentDigest: string } };
type Context = {
  nodeModel: {
    getNodeById(query: { id: string }): unknown;
    findOne(query: object): Promise<File | null>;
  };
};
type Post = { parent: string; slug: string; image?: unknown };
type Field = { resolve(post: Post, args: object, context: Context, info: Info): unknown };
type Info = { parentType: { getFields(): Record<string, Field> } };

/** Declares the type of `share`: the picture that networks show for a shared page. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes('type SharePicture { address: String! alt: String! drawing: JSON! }');

/** Resolves the field `share` of pages and of posts. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const ofPage = ({ share }: { share: ShareFacts }, _args: object, context: Context) =>
    resolveShare(share, context);
  const ofPost = async (post: Post, _args: object, context: Context, info: Info) =>
    resolveShare(await factsOfPost(post, context, info), context);
  create({
    PageMetadata: { share: { type: 'SharePicture!', resolve: ofPage } },
    BlogPost: { share: { type: 'SharePicture!', resolve: ofPost } },
  });
}

/** The share picture of a post shows its title and its category, or their defaults. */
async function factsOfPost(post: Post, context: Context, info: Info): Promise<ShareFacts> {
  const ask = async (fieldName: string) => {
    const field = info.parentType.getFields()[fieldName]!;
    return String(await field.resolve(post, {}, context, Object.assign({}, info, { fieldName })));
  };
  const markdown = context.nodeModel.getNodeById({ id: post.parent }) as { parent: string };
  const { dir } = context.nodeModel.getNodeById({ id: markdown.parent }) as File;
  const picturePath = isMissing(post.image) ? null : path.resolve(dir, String(post.image));
  const [title, eyebrow] = [await ask('title'), await ask('category')];
  return { slug: post.slug, title, eyebrow, picturePath };
}

/** Computes a `SharePicture`. Its address is known before the picture is drawn, after the build. */
async function resolveShare({ slug, picturePath, title, eyebrow }: ShareFacts, context: Context) {
  const digestOf = async (file: string) => {
    const filter = { absolutePath: { eq: path.resolve(file) } };
    return (await context.nodeModel.findOne({ type: 'File', query: { filter } }))?.internal
      .contentDigest;
  };
  const own = picturePath && (await digestOf(picturePath));
  const digest = own || (await digestOf(BACKDROP));
  if (!digest) throw new Error(`${BACKDROP}, the picture of pages without one, is missing.`);
  const picture = { path: path.resolve(own ? picturePath! : BACKDROP), digest, isBackdrop: !own };
  const drawing = { title, eyebrow, product: site.name, picture };
  return { address: shareAddress(slug, drawing), alt: `${title} (${site.name})`, drawing };
}
