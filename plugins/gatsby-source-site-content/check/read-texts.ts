import { readdir } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { publishedFrom } from '../publication';
import { slugOf } from '../slug';
import { PROSE_FOLDER, prosePagePath } from '../prose-page-path';
import { NO_ARTICLE, readArticle, type Article } from './article';
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

const KINDS = {
  article: {
    folder: 'content/blog',
    pathOf: (file: string) => `/blog/${slugOf(parse(file).name)}`,
  },
  page: {
    folder: PROSE_FOLDER,
    pathOf: (file: string) => prosePagePath(basename(file)),
  },
};

/** Keeps what was found in texts. By default nothing outlasts the process. */
export type Keep = (inputs: string[], find: () => string) => Promise<{ toString(): string }>;

/** Reads all articles or all pages of prose, in the order of their files; there may be none. */
export async function readTexts(root: string, kind: Target['kind'], keep?: Keep): Promise<Text[]> {
  const { folder, pathOf } = KINDS[kind];
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files = names
    // Gatsby reads any case of `.md`, and nothing hidden (gatsby-config.ts).
    .filter((name) => /\.(md|markdown)$/i.test(name) && !/(?:^|[\\/])\./.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = { kind, file, path: pathOf(file) };
      const read = await readText(join(root, file));
      if ('broken' in read) return { ...text, fields: read, article: NO_ARTICLE, bodyLine: 1 };
      return { ...text, ...(await parseText(join(root, file), read.text, keep)) };
    }),
  );
}

type Parsed = Pick<Text, 'fields' | 'article' | 'bodyLine'>;

/** The parts of each file when it was last read, because a check after each change reads the same files. */
const known = new Map<string, { text: string; parsed: Parsed }>();

async function parseText(file: string, text: string, keep?: Keep): Promise<Parsed> {
  const last = known.get(file);
  if (last?.text === text) return last.parsed;
  const { fields, body, bodyLine } = splitMarkdownFile(text);
  const find = () => JSON.stringify(readArticle(body, bodyLine));
  const found = keep ? await keep(['article', body, String(bodyLine)], find) : find();
  const parsed = { fields, article: JSON.parse(String(found)) as Article, bodyLine };
  known.set(file, { text, parsed });
  return parsed;
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
