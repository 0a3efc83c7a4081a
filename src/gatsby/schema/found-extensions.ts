import path from 'node:path';
import { decodeIfPossible } from '../../lib/decode-uri';
import { pictureTargets, replaceTargets } from '../outputs/markdown-links';
import { sharePictureOf, type PictureContext } from './share-picture';
import { isMissing } from '../../content/is-missing';

type Post = Record<string, unknown> & { parent: string; slug: string };
type Markdown = { parent: string; internal: { content: string } };
type PostFile = { dir: string };
type Resolver = (source: unknown, args: object, context: Context, info: Info) => unknown;
type Info = {
  fieldName: string;
  parentType: { getFields(): Record<string, { resolve: Resolver }> };
  schema: { getType(name: string): { getFields(): Record<string, { resolve: Resolver }> } };
};
type Context = PictureContext & { nodeModel: { getNodeById(query: { id: string }): unknown } };

const markdownOf = (post: Post, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: post.parent }) as Markdown;

const folderOf = (post: Post, context: Context) =>
  (context.nodeModel.getNodeById({ id: markdownOf(post, context).parent }) as PostFile).dir;

/** `@sharePicture`: the picture that is drawn from the post's title, category and image. */
const sharePicture = {
  name: 'sharePicture',
  extend: () => ({
    resolve: async (post: Post, _args: object, context: Context, info: Info) => {
      const fields = info.parentType.getFields();
      const ask = (fieldName: string) =>
        fields[fieldName]!.resolve(post, {}, context, { ...info, fieldName });
      return sharePictureOf(
        {
          slug: post.slug,
          title: String(await ask('title')),
          eyebrow: String(await ask('category')),
          picturePath: isMissing(post.image)
            ? null
            : path.resolve(folderOf(post, context), String(post.image)),
        },
        context,
      );
    },
  }),
};

/** `@markdownBody`: the article as its author wrote it, but for the addresses of its pictures. */
const markdownBody = {
  name: 'markdownBody',
  extend: () => ({
    resolve: async (post: Post, _args: object, context: Context, info: Info) => {
      const body = withoutFrontmatter(markdownOf(post, context).internal.content);
      const addresses = new Map<string, string>();
      for (const target of pictureTargets(body)) {
        const absolutePath = path.resolve(folderOf(post, context), decodeIfPossible(target));
        const file = await context.nodeModel.findOne({
          type: 'File',
          query: { filter: { absolutePath: { eq: absolutePath } } },
        });
        if (!file) continue;
        const { publicURL } = info.schema.getType('File').getFields();
        addresses.set(target, String(await publicURL!.resolve(file, {}, context, info)));
      }
      return replaceTargets(body, (target) => addresses.get(target) ?? target);
    },
  }),
};

const withoutFrontmatter = (text: string) =>
  text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, '').trim();

export const foundExtensions = [sharePicture, markdownBody];
