import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { isMissing } from '../../../src/lib/is-missing';
import { slugOf } from '../../../src/lib/slug';
import { readArticle, type Article } from './article';
import { readMarkdown } from './frontmatter';
import type { Source } from './source';

/** An article with everything a check needs to know of it. */
export type Post = {
  file: string;
  slug: string;
  bodyLine: number;
  frontmatter: Source;
  article: Article;
};

/** Stores what earlier checks have read of articles. */
export type ArticleCache = {
  getOrCompute<Value>(key: string, compute: () => Value): Value;
};

const FOLDER = 'content/blog';

/** Reads all articles, in the order of their files; there may be none. */
export async function readPosts(root: string, cache: ArticleCache): Promise<Post[]> {
  const entries = await readdir(join(root, FOLDER), { recursive: true }).catch(() => []);
  const files = entries
    .filter((name) => /\.(md|markdown)$/.test(name))
    .map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`);
  return Promise.all(files.toSorted().map((file) => readPost(root, file, cache)));
}

async function readPost(root: string, file: string, cache: ArticleCache): Promise<Post> {
  const { frontmatter, body, bodyLine } = readMarkdown(await readFile(join(root, file), 'utf8'));
  return {
    file,
    slug: slugOf(parse(file).name),
    bodyLine,
    frontmatter: withoutBlanks(frontmatter),
    article: cache.getOrCompute(keyOf(body, bodyLine), () => readArticle(body, bodyLine)),
  };
}

const keyOf = (body: string, bodyLine: number) =>
  createHash('sha256').update(`${bodyLine}\n${body}`).digest('hex');

/** Leaves out fields without a value, because they count as missing. */
function withoutBlanks(source: Source): Source {
  if ('broken' in source || typeof source.value !== 'object' || Array.isArray(source.value))
    return source;
  const fields = Object.entries(source.value ?? {}).filter(([, value]) => !isMissing(value));
  return { ...source, value: Object.fromEntries(fields) };
}
