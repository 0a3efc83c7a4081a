import path from 'node:path';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { pictureTargets, replaceTargets } from '../markdown/markdown-links';

type Post = Record<string, unknown> & { parent: string; slug: string };
type Markdown = { parent: string; internal: { content: string } };
type PostFile = { dir: string };
type Resolver = (source: unknown, args: object, context: Context, info: Info) => unknown;
type Info = {
  schema: { getType(name: string): { getFields(): Record<string, { resolve: Resolver }> } };
};
type Context = {
  nodeModel: {
    getNodeById(query: { id: string }): unknown;
    findOne(query: {
      type: string;
      query: { filter: { absolutePath: { eq: string } } };
    }): Promise<object | null>;
  };
};

const markdownOf = (post: Post, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: post.parent }) as Markdown;

const folderOf = (post: Post, context: Context) =>
  (context.nodeModel.getNodeById({ id: markdownOf(post, context).parent }) as PostFile).dir;

/** `@markdownBody`: the article as its author wrote it, but for the addresses of its pictures. */
export const markdownBody = {
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
