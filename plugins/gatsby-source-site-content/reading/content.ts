import { readdir } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import type { z } from 'zod';
import { interpolate } from '../../../src/lib/interpolate';
import { articleFields, NO_DEFAULTS, pageFields, type ArticleDefaults } from '../model/blog';
import { typesetText } from '../article/typography';
import { dataFiles, pathOf, type Data, type DataName } from '../model/data-files';
import { timeOfDay } from '../model/fields';
import { publishedFrom } from '../publication';
import { slugOf } from '../slug';
import { emptyArticle, readArticle, type Article } from './article';
import { splitMarkdownFile } from './front-matter';
import { parseJson, readText, type Source } from './source';

/** What a schema says of a value: the issues, and what the site works with, unless a part that it needs is wrong. */
type Parsed<Value> = { value?: Value; issues: z.core.$ZodIssue[] };

/** A file of `content/data`. */
export type DataFile<Name extends DataName = DataName> = Parsed<Data[Name]> & { source: Source };

/** The two kinds of markdown files. */
export const TEXT_KINDS = {
  article: { folder: 'content/blog', address: '/blog/' },
  page: { folder: 'content/pages', address: '/' },
} as const;
export type TextKind = keyof typeof TEXT_KINDS;

type PageFields = z.infer<typeof pageFields>;
type ArticleFields = z.infer<ReturnType<typeof articleFields>>;

/** The fields of an article or a page of prose, with what stands for those that were left out. */
export type TextFields = Partial<PageFields> &
  Partial<Omit<ArticleFields, 'author'>> & { authors?: string[]; standfirst?: string };

/** An article or a page of prose. */
export type TextFile = Parsed<TextFields> & {
  kind: TextKind;
  file: string;
  /** The end of its address. */
  slug: string;
  /** Its address on this site. */
  path: string;
  /** What is above the text. */
  source: Source;
  article: Article;
  body: string;
  bodyLine: number;
  /** In milliseconds since 1970, `Infinity` for a draft. */
  publishedFrom: number;
};

/** Keeps what was found in texts, by the inputs. */
export type Keep = (inputs: string[], find: () => string) => Promise<{ toString(): string }>;

/** Reads the content. The check and Gatsby's nodes get the same values: a file is parsed once, until it changes. */
export class ContentReader {
  private readonly parsed = new Map<string, { text: string; result: unknown }>();

  /** @param root the folder that contains `content` */
  constructor(
    readonly root: string,
    private readonly keep: Keep = async (_inputs, find) => find(),
  ) {}

  async dataFile<Name extends DataName>(name: Name): Promise<DataFile<Name>> {
    const file = pathOf(name);
    const text = await readText(join(this.root, file));
    if (typeof text !== 'string') return { source: text, issues: [] };
    return this.once(file, text, () => {
      const source = parseJson(text);
      if (source.broken) return { source, issues: [] };
      return { source, ...parseWith<Data[Name]>(dataFiles[name], source.value) };
    });
  }

  /** The files of all articles or all pages of prose, in the order of their names; there may be none. */
  async textFiles(kind: TextKind): Promise<string[]> {
    const files = await this.allFiles(TEXT_KINDS[kind].folder);
    return files.filter((file) => /\.(md|markdown)$/i.test(file));
  }

  /** All files of a folder, except hidden ones, which Gatsby ignores (gatsby-config.ts). */
  async allFiles(folder: string): Promise<string[]> {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(join(this.root, folder), options).catch(() => []);
    return entries
      .filter((entry) => !entry.isDirectory() || /\.(md|markdown)$/i.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(this.root, '/').length))
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.includes('/.'))
      .toSorted();
  }

  async text(kind: TextKind, file: string): Promise<TextFile> {
    const name = nameOf(file);
    const slug = slugOf(name);
    const path = TEXT_KINDS[kind].address + slug;
    const [own, { value: blog }] = [
      await readText(join(this.root, file)),
      await this.dataFile('blog'),
    ];
    if (typeof own !== 'string') {
      const nothing = { issues: [], article: emptyArticle(), body: '', bodyLine: 1 };
      return { kind, file, slug, path, source: own, ...nothing, publishedFrom: -Infinity };
    }
    const defaults = blog?.defaults ?? NO_DEFAULTS;
    return this.once(file, JSON.stringify([own, defaults]), async () => {
      const { source, body, bodyLine } = splitMarkdownFile(own);
      const found = await this.keep(['article', body, String(bodyLine)], () =>
        JSON.stringify(readArticle(body, bodyLine)),
      );
      const article = JSON.parse(String(found)) as Article;
      const fields = source.broken ? {} : source.value;
      const { value, issues } =
        kind === 'article'
          ? parseArticle(withDateOf(name, fields), article, defaults)
          : parsePage(fields);
      const from = publishedFrom({ draft: value?.draft, date: value?.date });
      const parts = { source, value, issues, article, body, bodyLine, publishedFrom: from };
      return { kind, file, slug, path, ...parts };
    });
  }

  private once<Result>(file: string, text: string, parseIt: () => Result): Result {
    const known = this.parsed.get(file);
    if (known?.text === text) return known.result as Result;
    const result = parseIt();
    this.parsed.set(file, { text, result });
    return result;
  }
}

/**
 * The name of a text, without its extension, from which its address is made: the folder's for a file `index.md`, as in
 * `my-soup/index.md`, beside which its pictures may be.
 */
function nameOf(file: string): string {
  const { name, dir } = parse(file);
  const isOfFolder =
    name.toLowerCase() === 'index' &&
    !Object.values(TEXT_KINDS).some((kind) => kind.folder === dir);
  return isOfFolder ? basename(dir) : name;
}

/** The fields of an article with the day at the beginning of its name, such as `2020-01-05-soup`, if they have none. */
function withDateOf(name: string, fields: unknown): unknown {
  const date = /^\d{4}-\d\d-\d\d(?=-|$)/.exec(name)?.[0] ?? '';
  return typeof fields === 'object' && timeOfDay(date) ? { date, ...fields } : fields;
}

function parsePage(fields: unknown): Parsed<TextFields> {
  const { value, issues } = parseWith<PageFields>(pageFields, fields);
  return { issues, value: value && { ...value, headline: value.headline ?? value.title } };
}

function parseArticle(fields: unknown, article: Article, defaults: ArticleDefaults) {
  const { value, issues } = parseWith<ArticleFields>(articleFields(defaults), fields);
  if (!value) return { issues };
  const { author, excerpt, ...others } = value;
  const minutes = { minutes: article.minutesToRead };
  const standfirst = excerpt && typesetText(excerpt);
  return {
    issues,
    value: {
      ...others,
      title: typesetText(others.title),
      authors: [author].flat(),
      excerpt: standfirst ?? article.excerpt,
      standfirst,
      readTime: others.readTime ?? interpolate(defaults.readTime, minutes),
    },
  };
}

/**
 * Parses a value. With issues, the fields that have them count as left out, so that `gatsby develop` can show the rest;
 * a build ends.
 */
function parseWith<Value>(schema: z.ZodType, given: unknown): Parsed<Value> {
  const { data, error } = schema.safeParse(given, { reportInput: true });
  if (!error) return { value: data as Value, issues: [] };
  const wrong = error.issues.flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys' && path.length === 0 ? issue.keys : String(path[0]),
  );
  const right = Object.entries(Object(given)).filter(([key]) => !wrong.includes(key));
  const rest = schema.safeParse(Object.fromEntries(right));
  return { value: rest.data as Value | undefined, issues: error.issues };
}
