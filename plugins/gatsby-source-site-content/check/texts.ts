import { readdir } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import type { z } from 'zod';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { publishedFrom } from '../../../src/lib/posts/publication';
import { slugOf } from '../../../src/lib/slug';
import { ROUTES } from '../../../src/routes';
import { PROSE_FOLDER, prosePagePath } from '../prose-page-path';
import { factNames } from '../article/facts';
import { post, prosePage } from '../schema/pages';
import { didYouMean, quote } from '../schema/sentences';
import { NO_ARTICLE, readArticle, type Article } from './article';
import { findFieldIssues, findTitleIssue, type TitleSite } from './fields';
import { splitMarkdownFile } from './front-matter';
import { findLinkIssue, type Target, type Targets } from './links';
import { findPictureIssue } from './pictures';
import { problemsIn, type Problem } from './problem';
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

/** What texts are checked against. */
export type Surroundings = {
  root: string;
  targets: Omit<Targets, 'own'>;
  /** Paths that another server answers, such as `/docs`. */
  linked: readonly string[];
  site?: TitleSite;
};

/** The paths at which the build, Gatsby or a host has its own files. */
const RESERVED = ['/404', '/dev-404-page', '/index', '/page-data', '/share', '/static'];

const KINDS = {
  article: {
    folder: 'content/blog',
    schema: post as z.ZodType,
    pathOf: (file: string) => `/blog/${slugOf(parse(file).name)}`,
  },
  page: {
    folder: PROSE_FOLDER,
    schema: prosePage as z.ZodType,
    pathOf: (file: string) => prosePagePath(basename(file)),
  },
};

/** Reads all articles or all pages of prose, in the order of their files; there may be none. */
export async function readTexts(root: string, kind: Target['kind']): Promise<Text[]> {
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
      const { fields, body, bodyLine } = splitMarkdownFile(read.text);
      return { ...text, fields, article: readArticle(body, bodyLine), bodyLine };
    }),
  );
}

const fieldOf = ({ fields }: Text, name: string): unknown => {
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

/** Checks the addresses, fields, links and pictures of all articles or all pages of prose. */
export async function checkTexts(texts: Text[], around: Surroundings): Promise<Problem[]> {
  const found = texts.map(async (text) => {
    const { kind, file, fields } = text;
    const targets = { ...around.targets, own: targetOf(text) };
    const address = findAddressIssue(text, texts, around.linked);
    const body = await findBodyIssues(text, around.root, targets);
    return [
      ...(address === undefined ? [] : [{ file, message: address }]),
      ...('broken' in fields
        ? [{ file, ...fields.broken }]
        : problemsIn(
            file,
            [
              ...(await findFieldIssues(KINDS[kind].schema, fields.value, {
                ...around,
                file,
                targets,
              })),
              ...(kind === 'page' ? findPageTitleIssues(text, around.site) : []),
              ...findFormerIssues(text, texts),
            ],
            fields.lineOf,
          )),
      ...body.map((issue) => ({ file, ...issue })),
    ];
  });
  return (await Promise.all(found)).flat();
}

function findAddressIssue(
  { kind, file, path }: Text,
  texts: Text[],
  linked: readonly string[],
): string | undefined {
  if (kind === 'article' && dirname(file).split('/').includes('images'))
    return 'a markdown file becomes an article, and a folder named images holds pictures only';
  if (kind === 'page' && dirname(file) !== PROSE_FOLDER)
    return `a page lies in ${PROSE_FOLDER} itself, because its address is the name of its file`;
  if (path.endsWith('/'))
    return 'the file’s name needs a Latin letter or a digit, because it becomes the address';
  if (RESERVED.includes(path))
    return `the address ${path} is reserved for files that the build writes; rename the file`;
  const taken = `the address ${path} is already taken by`;
  if (ROUTES.some((route) => route.path === path)) return `${taken} a page in src/routes.ts`;
  if (linked.includes(path)) return `${taken} a link in content/data/site.json`;
  const first = texts.find((other) => other.path === path);
  return first && first.file !== file ? `${taken} ${first.file}` : undefined;
}

/** The browser's tab shows a page's name, or its title if it has no name. */
function findPageTitleIssues(text: Text, site: TitleSite | undefined) {
  const key = fieldOf(text, 'name') === undefined ? 'title' : 'name';
  const title = fieldOf(text, key);
  const message = site && typeof title === 'string' ? findTitleIssue(title, site) : undefined;
  return message === undefined ? [] : [{ path: [key], message }];
}

const formerly = (text: Text): unknown[] => {
  const slugs = fieldOf(text, 'formerly');
  return Array.isArray(slugs) ? slugs : [];
};

/** A former address must lead to exactly one article, and must not be the address of one. */
function findFormerIssues(text: Text, texts: Text[]) {
  return formerly(text).flatMap((slug, at) => {
    const path = `/blog/${String(slug)}`;
    const present = texts.find((other) => other.path === path);
    const first = texts.find((other) => formerly(other).includes(slug));
    const isAgain = first !== text || formerly(text).indexOf(slug) !== at;
    if (!present && !isAgain) return [];
    const found = present
      ? `${path} is the address of ${present.file}`
      : `${path} already leads to ${first?.file}`;
    const message = `expected an address that no article has any more, but ${found}`;
    return [{ path: ['formerly', at], message }];
  });
}

type Issue = { line: number; message: string };

/** Checks the links and pictures below the fields, and that there is a text. */
async function findBodyIssues(text: Text, root: string, targets: Targets): Promise<Issue[]> {
  const { kind, file, article, bodyLine } = text;
  if (article.isEmpty && article.issues.length === 0) {
    const noun = kind === 'article' ? 'article' : 'text';
    return [{ line: bodyLine, message: `there is no ${noun} below the fields` }];
  }
  const found = await Promise.all([
    ...article.links.map(({ url, line }) => ({ line, message: findLinkIssue(url, targets) })),
    ...article.images.map(async ({ url, line }) => ({
      line,
      message: await findImageIssue(url, join(root, file)),
    })),
    ...article.images.map(({ url, alt, line }) => ({
      line,
      message:
        alt.trim() === ''
          ? `the picture ${quote(url)} needs a text that says what it shows: ![what it shows](${url})`
          : undefined,
    })),
    ...(kind === 'page' ? article.placeholders : []).map(({ name, line }) => ({
      line,
      message: findFactIssue(name),
    })),
    ...article.issues,
  ]);
  return found.flatMap(({ line, message }) => (message === undefined ? [] : [{ line, message }]));
}

/** Pictures in a text may have any width, because a sketch is shown at its own size. */
async function findImageIssue(url: string, from: string): Promise<string | undefined> {
  if (/^https:/i.test(url)) return undefined;
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url))
    return `expected the path of a picture beside this file or an address that begins with https:, found ${quote(url)}`;
  return findPictureIssue(decodeIfPossible(url), from, 1);
}

function findFactIssue(name: string): string | undefined {
  if (factNames.includes(name)) return undefined;
  const hint = didYouMean(name, factNames) || `; the names are ${factNames.join(', ')}`;
  return `there is no name {${name}} here${hint}`;
}
