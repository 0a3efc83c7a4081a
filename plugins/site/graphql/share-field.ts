import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import { BACKDROP, type ShareFacts } from '../../../src/lib/metadata';
import { readData, type Context, type Tracked } from './context';
import { textOf, type MarkdownNode } from './markdown';
import { drawableText } from '../bundle/drawable-text';
import { shareAddress } from '../bundle/share-picture';

/** Resolves the field `share` of pages and of posts: the picture that networks show for a shared page. */
export function createShareFields({ createResolvers }: CreateResolversArgs): void {
  const ofPage = ({ share }: { share: ShareFacts }, _args: object, context: Context) =>
    resolveShare(share, context);
  const ofText = async (node: MarkdownNode, _args: object, context: Context) =>
    resolveShare(await factsOf(node, context), context);
  createResolvers({
    PageMetadata: { share: { type: 'SharePicture!', resolve: ofPage } },
    MarkdownRemark: { share: { type: 'SharePicture!', resolve: ofText } },
  });
}

/** The share picture of a post shows its title and its category. */
async function factsOf(node: MarkdownNode, context: Context): Promise<ShareFacts> {
  const { title, category: eyebrow = '', image } = (await textOf(node, context)).value;
  const picturePath = image ? path.resolve(path.dirname(node.fileAbsolutePath), image) : null;
  return { slug: node.fields.slug, title, eyebrow, picturePath };
}

/** Computes a `SharePicture`. Its address is known before the picture is drawn, after the build. */
async function resolveShare({ slug, picturePath, ...texts }: ShareFacts, context: Context) {
  const digestOf = async (file: string) => {
    // Gatsby's paths have slashes even on Windows.
    const absolutePath = { eq: path.resolve(file).split(path.sep).join('/') };
    const query = { filter: { absolutePath } };
    const found = await context.nodeModel.findOne<Tracked>({ type: 'File', query });
    return found?.internal.contentDigest;
  };
  const own = picturePath && (await digestOf(picturePath));
  const picture = {
    path: path.resolve(own ? picturePath : BACKDROP),
    // The check of the content makes sure that the backdrop exists.
    digest: own || String(await digestOf(BACKDROP)),
    isBackdrop: !own,
  };
  const { name, siteUrl } = await readData('site', context);
  // A host always has Latin letters.
  const product = await drawableText(name, new URL(siteUrl).host);
  const title = await drawableText(texts.title, product);
  const drawing = { title, eyebrow: await drawableText(texts.eyebrow, ''), product, picture };
  return { address: shareAddress(slug, drawing), alt: `${texts.title} (${name})`, drawing };
}
