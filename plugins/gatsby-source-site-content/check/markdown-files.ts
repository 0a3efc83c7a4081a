import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../../src/lib/is-missing';
import { publishedFrom } from '../../../src/lib/posts/publication';
import { propertyOf } from '../schema/rules';
import { findPictureIssues } from './pictures';
import { problemsIn, type Problem } from './problem';
import type { Target } from './links';
import { splitMarkdownFile } from '../front-matter';
import type { Source } from './parse-source';
import { NO_ARTICLE, readArticle, type Article } from './read-article';
import { readText } from './read-text';
import { findIssues, partsOf } from './validate';
import type { z } from 'zod';

/** Stores parsed articles between checks. */
export type ArticleCache = {
  getOrCompute<Value>(key: string, compute: () => Value): Value;
};

/** A parsed markdown file. */
export type MarkdownFile = {
  file: string;
  bodyLine: number;
  frontmatter: Source;
  article: Article;
};

/**
 * Reads the markdown files of a folder, in the order of their names; there may be none.
 * @param cache stores parsed articles between checks
 */
export async function readMarkdownFiles(
  root: string,
  folder: string,
  cache: ArticleCache,
): Promise<MarkdownFile[]> {
  const entries = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files = entries.filter(isMarkdown).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  return Promise.all(files.toSorted().map((file) => readFileIn(root, file, cache)));
}

/** Selects the files that Gatsby reads: any case of `.md`, and nothing hidden (gatsby-config.ts). */
const isMarkdown = (name: string) => /\.(md|markdown)$/i.test(name) && !/(?:^|[\\/])\./.test(name);

async function readFileIn(root: string, file: string, cache: ArticleCache): Promise<MarkdownFile> {
  const read = await readText(join(root, file));
  if ('broken' in read) return { file, bodyLine: 1, frontmatter: read, article: NO_ARTICLE };
  const { frontmatter, body, bodyLine } = splitMarkdownFile(read.text);
  return {
    file,
    bodyLine,
    frontmatter: withoutBlanks(frontmatter),
    article: cache.getOrCompute(keyOf(body, bodyLine), () => readArticle(body, bodyLine)),
  };
}

const keyOf = (body: string, bodyLine: number) =>
  createHash('sha256').update(`${bodyLine}\n${body}`).digest('hex');

/** Removes fields without a value, because they count as missing. */
function withoutBlanks(source: Source): Source {
  if ('broken' in source || typeof source.value !== 'object' || Array.isArray(source.value))
    return source;
  const fields = Object.entries(source.value ?? {}).filter(([, value]) => !isMissing(value));
  return { ...source, value: Object.fromEntries(fields) };
}

/** Describes a file as the target of links. */
export const targetOf = ({ frontmatter, article }: MarkdownFile, kind: Target['kind']): Target => ({
  kind,
  headings: new Set(article.headings),
  publishedFrom:
    'value' in frontmatter
      ? publishedFrom({
          draft: propertyOf(frontmatter.value, 'draft'),
          date: propertyOf(frontmatter.value, 'date'),
        })
      : -Infinity,
});

/** Checks the fields above a text: their types, their keys and the pictures that they name. */
export async function findFieldProblems(
  root: string,
  { file, frontmatter }: MarkdownFile,
  schema: z.ZodType,
): Promise<Problem[]> {
  if ('broken' in frontmatter) return [{ file, ...frontmatter.broken }];
  const { value, lineOf } = frontmatter;
  const parts = partsOf(schema, value);
  const issues = [
    ...findIssues(schema, value, parts),
    ...(await findPictureIssues(parts, join(root, file))),
  ];
  return issues.map(problemsIn(file, lineOf));
}
