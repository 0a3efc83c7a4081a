import { basename, parse } from 'node:path';
import type { z } from 'zod';
import { PATHS } from '../../../src/lib/paths';
import { typesetText } from '../article/typography/typeset';
import { MemoryCache } from '../memory-cache';
import type { ArticleDefaults } from '../model/files/blog';
import { articleFields, NO_DEFAULTS, pageFields } from '../model/front-matter';
import { timeOfDay } from '../model/kinds';
import { slugOf } from '../model/slug';
import { parseWith, type Parsed } from './source';

/** The two kinds of markdown files. */
export const TEXT_KINDS = {
  article: { folder: 'content/blog', address: `${PATHS.blog}/` },
  page: { folder: 'content/pages', address: '/' },
} as const;
export type TextKind = keyof typeof TEXT_KINDS;

type PageFields = z.infer<typeof pageFields>;
type ArticleFields = z.infer<ReturnType<typeof articleFields>>;

/** The fields above an article or a page of prose, with defaults. */
export type Frontmatter = { title: string; headline: string; author?: string[] } & Partial<
  PageFields & Omit<ArticleFields, 'author'>
>;

/** The slug of a markdown file and its path on this site. */
export function addressOf(kind: TextKind, file: string): { slug: string; path: string } {
  const slug = slugOf(nameOf(file));
  return { slug, path: TEXT_KINDS[kind].address + slug };
}

/** The slug: the file's name, or the folder's for `my-soup/index.md`. */
function nameOf(file: string): string {
  const { name, dir } = parse(file);
  const isOfFolder =
    name.toLowerCase() === 'index' &&
    !Object.values(TEXT_KINDS).some((kind) => kind.folder === dir);
  return isOfFolder ? basename(dir) : name;
}

/** Parses the front matter of `file`, a path relative to the project. */
export function parseFrontmatter(
  kind: TextKind,
  file: string,
  given: unknown,
  defaults: ArticleDefaults = NO_DEFAULTS,
): Parsed<Frontmatter> {
  return kind === 'article'
    ? parseArticleFields(withDateOf(nameOf(file), given), defaults)
    : parsePageFields(given);
}

function parsePageFields(given: unknown): Parsed<Frontmatter> {
  const { value, issues } = parseWith<PageFields>(pageFields, given);
  if (!value) return { issues };
  const title = typesetText(value.title);
  const shown = {
    title,
    headline: value.headline === undefined ? title : typesetText(value.headline),
    description: typesetText(value.description),
    ...(value.ending !== undefined && { ending: typesetText(value.ending) }),
  };
  return { issues, value: { ...value, ...shown } };
}

// Creating a schema takes longer than parsing with it.
const schemas = new MemoryCache<ReturnType<typeof articleFields>>();

function parseArticleFields(given: unknown, defaults: ArticleDefaults): Parsed<Frontmatter> {
  const schema = schemas.get(defaults, () => articleFields(defaults));
  const { value, issues } = parseWith<ArticleFields>(schema, given);
  if (!value) return { issues };
  const title = typesetText(value.title);
  const shown = {
    title,
    headline: title,
    excerpt: value.excerpt && typesetText(value.excerpt),
    category: typesetText(value.category),
    author: [value.author].flat().map((name) => typesetText(name)),
  };
  return { issues, value: { ...value, ...shown } };
}

/** The fields of an article. A date in the file name, such as `2020-01-05-soup`, is the default of `date`. */
function withDateOf(name: string, fields: unknown): unknown {
  const date = /^\d{4}-\d\d-\d\d(?=-|$)/.exec(name)?.[0] ?? '';
  return typeof fields === 'object' && timeOfDay(date) ? { date, ...fields } : fields;
}
