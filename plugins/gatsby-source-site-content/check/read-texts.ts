import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { publishedFrom } from '../publication';
import { slugOf } from '../slug';
import { emptyArticle, readArticle, type Article } from './article';
import { splitMarkdownFile } from './front-matter';
import type { Target } from './links';
import { readText, valueIn, type Source } from './source';

/** An article or a page of prose: its file, its path on the site and its parts. */
export type Text = {
  kind: Target['kind'];
  file: string;
  path: string;
  fields: Source;
  article: Article;
  bodyLine: number;
};

/** The folder of each kind of text, and where its pages are. */
export const FOLDERS = { article: 'content/blog', page: 'content/pages' };
const ADDRESSES = { article: '/blog/', page: '/' };

/** Keeps what was found in texts. */
export type Keep = (inputs: string[], find: () => string) => Promise<{ toString(): string }>;

/** Reads all articles or all pages of prose, in the order of their files; there may be none. */
export async function readTexts(root: string, kind: Target['kind'], keep: Keep): Promise<Text[]> {
  const folder = FOLDERS[kind];
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files = names
    // Gatsby reads any case of `.md`, and nothing hidden (gatsby-config.ts).
    .filter((name) => /\.(md|markdown)$/i.test(name) && !/(?:^|[\\/])\./.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = { kind, file, path: ADDRESSES[kind] + slugOf(parse(file).name) };
      const read = await readText(join(root, file));
      if ('broken' in read) return { ...text, fields: read, article: emptyArticle(), bodyLine: 1 };
      const { fields, body, bodyLine } = splitMarkdownFile(read.text);
      const found = await keep(['article', body, String(bodyLine)], () =>
        JSON.stringify(readArticle(body, bodyLine)),
      );
      return { ...text, fields, article: JSON.parse(String(found)) as Article, bodyLine };
    }),
  );
}

/** A field above a text; undefined if the fields can't be read. */
export const fieldOf = ({ fields }: Text, name: string): unknown => {
  const value = valueIn(fields);
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
};

/** Describes a text as the target of links. */
export function targetOf(text: Text): Target {
  const date = fieldOf(text, 'date');
  return {
    kind: text.kind,
    headings: new Set(text.article.headings),
    publishedFrom: publishedFrom({
      draft: fieldOf(text, 'draft'),
      date: date instanceof Date ? date.toJSON() : date,
    }),
  };
}
