import type blog from '../../../content/data/blog.json';

export type BlogWords = typeof blog;

type Context = { nodeModel: object };
type NodeModel = { findOne(query: { type: string }): Promise<unknown> };

/** The words of the blog, `blog.json`; Gatsby answers anew what asked for them when they change. */
export async function blogWords({ nodeModel }: Context): Promise<BlogWords> {
  return (await (nodeModel as NodeModel).findOne({ type: 'BlogJson' })) as BlogWords;
}
