import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'hast';
import { NO_DEFAULTS } from '../model/front-matter';
import { dataFiles, type Data, type DataName } from '../model/data-files';
import { pathOf } from '../model/data-names';
import { namesIn, withNames } from '../model/names-in-braces';
import { publishedFrom } from '../model/publication';
import { emptyArticle, parseArticle, type Article } from '../article/article';
import { splitMarkdownFile } from './markdown-file';
import { parseJson, parseWith, readText, type Parsed, type Source } from './source';
import {
  addressOf,
  parseFrontmatter,
  TEXT_KINDS,
  type Frontmatter,
  type TextKind,
} from './frontmatter';

/** A file of `content/data`. */
export type DataFile<Name extends DataName = DataName> = Parsed<Data[Name]> & { source: Source };

/** An article or a page of prose. */
export type TextFile = Parsed<Frontmatter> & {
  kind: TextKind;
  file: string;
  /** The slug. */
  slug: string;
  /** Its address on this site. */
  path: string;
  /** The front matter. */
  source: Source;
  /** The markdown below the fields. */
  body: string;
  article: Article;
  bodyLine: number;
  /** In milliseconds since 1970, `Infinity` for a draft. */
  publishedFrom: number;
};

/** Caches results by their inputs. */
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
    const text = readText(join(this.root, file));
    if (typeof text !== 'string') return { source: text, issues: [] };
    const names = namesIn(await this.valueOf('site'), await this.valueOf('plans'));
    return this.once(file, text + JSON.stringify(names), () => {
      const source = parseJson(text);
      if (source.broken) return { source, issues: [] };
      return { source, ...parseWith<Data[Name]>(dataFiles[name], withNames(source.value, names)) };
    });
  }

  /** The raw value of a data file, before names are filled in. */
  private async valueOf(name: DataName): Promise<unknown> {
    const text = readText(join(this.root, pathOf(name)));
    return (
      typeof text === 'string' && this.once(`value of ${name}`, text, () => parseJson(text).value)
    );
  }

  /** The files of all articles or pages of prose, sorted by name. */
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

  /** A markdown file with its front matter. */
  async text(kind: TextKind, file: string): Promise<TextFile> {
    const address = addressOf(kind, file);
    const own = readText(join(this.root, file));
    if (typeof own !== 'string') {
      const nothing = { issues: [], body: '', article: emptyArticle(), bodyLine: 1 };
      return { kind, file, ...address, source: own, ...nothing, publishedFrom: -Infinity };
    }
    const { value: blog } = await this.dataFile('blog');
    const { source, body, bodyLine } = splitMarkdownFile(own);
    const article = await this.article(file, body);
    const fields = source.broken ? {} : source.value;
    const { value, issues } = parseFrontmatter(kind, file, fields, blog?.defaults ?? NO_DEFAULTS);
    const from = publishedFrom({ draft: value?.draft, date: value?.date });
    const parts = { source, value, issues, body, article, bodyLine, publishedFrom: from };
    return { kind, file, ...address, ...parts };
  }

  /** The facts about an article. */
  private article(file: string, text: string): Promise<Article> {
    return this.once(`what is in ${file}`, text, async () => {
      const [facts] = await this.parse(text);
      const article: Article = JSON.parse(facts);
      return article;
    });
  }

  /** The elements of an article, which are safe to publish. They aren't kept in memory, where they would fill it. */
  async elements(text: string): Promise<Root> {
    const [, elements] = await this.parse(text);
    const tree: Root = JSON.parse(elements);
    return tree;
  }

  /** The facts about an article and its elements, as lines of JSON. Later builds and Gatsby's workers don't parse it again. */
  private async parse(text: string): Promise<[facts: string, elements: string]> {
    const kept = await this.keep(['article', text], () => {
      const { article, elements } = parseArticle(text);
      return `${JSON.stringify(article)}\n${JSON.stringify(elements)}`;
    });
    const [facts = '', elements = ''] = String(kept).split('\n');
    return [facts, elements];
  }

  private once<Result>(file: string, text: string, parseIt: () => Result): Result {
    const known = this.parsed.get(file);
    // What a file is parsed into depends on its name alone.
    if (known?.text === text) return known.result as Result;
    const result = parseIt();
    this.parsed.set(file, { text, result });
    return result;
  }
}
