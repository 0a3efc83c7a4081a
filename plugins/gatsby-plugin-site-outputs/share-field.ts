import path from 'node:path';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import site from '../../content/data/site.json';
import { BACKDROP, type ShareFacts } from '../../src/lib/share-picture';
import type { Context } from '../gatsby-source-site-content/graphql/context';
import type { TextFields } from '../gatsby-source-site-content/reading/content';
import { drawableText, shareAddress } from './share-picture';

type File = { dir: string; internal: { contentDigest: string } };
type Post = TextFields & { parent: string; slug: string };

/** Declares the type of `share`: the picture that networks show for a shared page. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes('type SharePicture { address: String! alt: String! drawing: JSON! }');

/** Resolves the field `share` of pages and of posts. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const ofPage = ({ share }: { share: ShareFacts }, _args: object, context: Context) =>
    resolveShare(share, context);
  const ofPost = async (post: Post, _args: object, context: Context) =>
    resolveShare(factsOfPost(post, context), context);
  create({
    PageMetadata: { share: { type: 'SharePicture!', resolve: ofPage } },
    BlogPost: { share: { type: 'SharePicture!', resolve: ofPost } },
  });
}

/** The share picture of a post shows its title and its category. */
function factsOfPost(post: Post, context: Context): ShareFacts {
  const markdown = context.nodeModel.getNodeById({ id: post.parent }) as { parent: string };
  const { dir } = context.nodeModel.getNodeById({ id: markdown.parent }) as File;
  const { slug, title = '', category: eyebrow = '', image } = post;
  return { slug, title, eyebrow, picturePath: image ? path.resolve(dir, image) : null };
}

const lettersOf = (text: string) => text.normalize().replace(/[^\p{L}\p{N}]/gu, '');
const warnings = new Set<string>();

/** Computes a `SharePicture`. Its address is known before the picture is drawn, after the build. */
async function resolveShare({ slug, picturePath, ...texts }: ShareFacts, context: Context) {
  const digestOf = async (file: string) => {
    // Gatsby's paths have slashes, on Windows, too.
    const absolutePath = { eq: path.resolve(file).split(path.sep).join('/') };
    const query = { filter: { absolutePath } };
    const found = (await context.nodeModel.findOne({ type: 'File', query })) as File | null;
    return found?.internal.contentDigest;
  };
  const own = picturePath && (await digestOf(picturePath));
  const picture = {
    path: path.resolve(own ? picturePath : BACKDROP),
    // The check of the content has found the backdrop.
    digest: (own || (await digestOf(BACKDROP)))!,
    isBackdrop: !own,
  };
  const title = await drawableText(texts.title, site.name);
  const eyebrow = await drawableText(texts.eyebrow, '');
  const drawing = { title, eyebrow, product: site.name, picture };
  const told = `The share picture of "${texts.title}" shows "${title}": its font lacks letters.`;
  if (lettersOf(title) !== lettersOf(texts.title) && !warnings.has(told)) console.warn(told);
  warnings.add(told);
  return { address: shareAddress(slug, drawing), alt: `${texts.title} (${site.name})`, drawing };
}
