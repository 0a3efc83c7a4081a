import { parse } from 'node:path';
import { slugOf } from '../../../src/lib/slug';
import { readMarkdownFiles, type ArticleCache, type MarkdownFile } from './markdown-files';

/** An article's file, with the slug of its address. */
export type Post = MarkdownFile & { slug: string };

/** Reads all articles, in the order of their files; there may be none. */
export async function readPosts(root: string, cache: ArticleCache): Promise<Post[]> {
  const files = await readMarkdownFiles(root, 'content/blog', cache);
  return files.map((file) => ({ ...file, slug: slugOf(parse(file.file).name) }));
}
