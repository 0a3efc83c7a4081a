import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { isMissing } from '../../../src/lib/is-missing';
import { slugOf } from '../../../src/lib/slug';
import { splitMarkdownFile, type Source } from './parse-source';
import { readArticle, type Article } from './read-article';

/** Keeps the articles that earlier checks have read; `compute` makes what is missing. */
export type ArticleCache = { getOrCompute<Value>(key: string, compute: () => Value): Value };

/** An article with everything a check needs to know of it. */
export type Post = {
  file: string;
  slug: string;
  bodyLine: number;
  frontmatter: Source;
  article: Article;
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
  const { frontmatter, body, bodyLine } = splitMarkdownFile(
    await readFile(join(root, file), 'utf8'),
  );
  const key = createHash('sha256').update(`${bodyLine}\n${body}`).digest('hex');
  return {
    file,
    slug: slugOf(parse(file).name),
    bodyLine,
    frontmatter: withoutBlanks(frontmatter),
    article: cache.getOrCompute(key, () => readArticle(body, bodyLine)),
  };
}

/** Leaves out fields without a value, because they count as missing. */
function withoutBlanks(source: Source): Source {
  if ('broken' in source || typeof source.value !== 'object' || Array.isArray(source.value))
    return source;
  const fields = Object.entries(source.value ?? {}).filter(([, value]) => !isMissing(value));
  return { ...source, value: Object.fromEntries(fields) };
}
