import type { CreateResolversArgs } from 'gatsby';

type Picture = { parent: string };
type PictureFile = { internal: { contentDigest: string } };
type Context = { nodeModel: { getNodeById(query: { id: string }): PictureFile | null } };
type Resolver = (source: Picture, args: object, context: Context, info: Info) => unknown;
type Info = { originalResolver: Resolver };

/**
 * Lets the sizes of a picture be worked out once for all pages that show it. gatsby-plugin-sharp reads
 * and hashes the whole file and starts a job each time it is asked.
 */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const answers = new Map<string, Promise<unknown>>();
  const resolve: Resolver = (picture, args, context, info) => {
    // Asking for the file tells Gatsby which page to make anew when it changes.
    const file = context.nodeModel.getNodeById({ id: picture.parent });
    const key = `${picture.parent} ${file?.internal.contentDigest} ${JSON.stringify(args)}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = Promise.resolve(info.originalResolver(picture, args, context, info));
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
  create({ ImageSharp: { gatsbyImageData: { resolve } } });
}
