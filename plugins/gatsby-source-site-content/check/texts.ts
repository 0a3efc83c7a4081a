import { readdir } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import type { z } from 'zod';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { factNames } from '../article/facts';
import { publishedFrom } from '../publication';
import { ROUTES } from '../routes';
import { post, prosePage } from '../schema/pages';
import { didYouMean, quote } from '../schema/sentences';
import { slugOf } from '../slug';
import { emptyArticle, readArticle, type Article } from './article';
import type { Context, Text } from './context';
import { checkFields } from './fields';
import { splitMarkdownFile } from './front-matter';
import { findLinkIssue } from './links';
import { findPictureIssue } from './pictures';
import { guard, reportTo, type Problem, type Report } from './problem';
import { readText } from './source';

type Kind = Text['kind'];

const KINDS: Record<Kind, { folder: string; address: string; noun: string; schema: z.ZodType }> = {
  article: { folder: 'content/blog', address: '/blog/', noun: 'article', schema: post },
  page: { folder: 'content/pages', address: '/', noun: 'text', schema: prosePage },
};

/** Keeps what was found in texts. */
export type Keep = (inputs: string[], find: () => string) => Promise<{ toString(): string }>;

/** Reads all articles or all pages of prose, in the order of their files; there may be none. */
export async function readTexts(root: string, kind: Kind, keep: Keep): Promise<Text[]> {
  const { folder, address } = KINDS[kind];
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files = names
    // Gatsby reads any case of `.md`, and nothing hidden (gatsby-config.ts).
    .filter((name) => /\.(md|markdown)$/i.test(name) && !/(?:^|[\\/])\./.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  return Promise.all(
    files.toSorted().map(async (file): Promise<Text> => {
      const path = address + slugOf(parse(file).name);
      const read = await readText(join(root, file));
      if (typeof read !== 'string') {
        const rest = { fields: {}, article: emptyArticle(), bodyLine: 1, publishedFrom: -Infinity };
        return { kind, file, path, source: read, ...rest };
      }
      const { source, body, bodyLine } = splitMarkdownFile(read);
      const found = await keep(['article', body, String(bodyLine)], () =>
        JSON.stringify(readArticle(body, bodyLine)),
      );
      const article = JSON.parse(String(found)) as Article;
      const fields = Object(source.value) as Record<string, unknown>;
      const date = fields.date instanceof Date ? fields.date.toJSON() : fields.date;
      const from = publishedFrom({ draft: fields.draft, date });
      return { kind, file, path, source, fields, article, bodyLine, publishedFrom: from };
    }),
  );
}

/** Checks the addresses, fields, links and pictures of all texts. */
export async function checkTexts(texts: Text[], context: Context, problems: Problem[]) {
  /** The first article that names a former address. */
  const former = new Map<string, Text>();
  for (const text of texts.toReversed())
    for (const path of formerPaths(text)) former.set(path, text);
  const checkText = async (text: Text, report: Report) => {
    const { kind, file, source } = text;
    report(findAddressIssue(text, context));
    await checkBody(text, context, report);
    if (source.broken) return report(source.broken.message, source.broken.line);
    await checkFields(KINDS[kind].schema, source.value, { ...context, file, own: text }, report);
    for (const [at, path] of formerPaths(text).entries()) {
      const present = context.texts.get(path);
      const isAgain = former.get(path) !== text || formerPaths(text).indexOf(path) !== at;
      if (!present && !isAgain) continue;
      const found = present
        ? `${path} is the address of ${present.file}`
        : `${path} already leads to ${former.get(path)?.file}`;
      report(`expected an address that is no longer used, but ${found}`, ['formerly', at]);
    }
  };
  const checks = texts.map(async (text) => {
    const report = reportTo(problems, text.file, text.source.lineOf);
    await guard(report, () => checkText(text, report));
  });
  await Promise.all(checks);
}

const formerPaths = ({ fields: { formerly } }: Text): string[] =>
  Array.isArray(formerly) ? formerly.map((slug) => `/blog/${String(slug)}`) : [];

/** The paths at which the build, Gatsby or a host has its own files. */
const RESERVED = ['/404', '/dev-404-page', '/index', '/page-data', '/share', '/static'];

/** Returns a message if a text can't have its address. */
function findAddressIssue({ kind, file, path }: Text, { texts, linked }: Context) {
  if (kind === 'article' && dirname(file).split('/').includes('images'))
    return 'a markdown file becomes an article, and a folder named images holds pictures only';
  if (kind === 'page' && dirname(file) !== KINDS.page.folder)
    return `a page lies in ${KINDS.page.folder} itself, because its address is the name of its file`;
  if (path.endsWith('/'))
    return 'the file’s name needs a Latin letter or a digit, because it becomes the address';
  if (RESERVED.includes(path))
    return `the address ${path} is reserved for files that the build writes; rename the file`;
  const taken = `the address ${path} is already taken by`;
  if (ROUTES[path]) return `${taken} a page in plugins/gatsby-source-site-content/routes.ts`;
  if (linked.includes(path)) return `${taken} a link in content/data/site.json`;
  const first = texts.get(path);
  return first && first.file !== file ? `${taken} ${first.file}` : undefined;
}

/** Checks the links and pictures below the fields, and that there is a text. */
async function checkBody(text: Text, context: Context, report: Report) {
  const { kind, file, article, bodyLine } = text;
  for (const { message, line } of article.issues) report(message, line);
  if (article.isEmpty && article.issues.length === 0)
    report(`there is no ${KINDS[kind].noun} below the fields`, bodyLine);
  for (const { url, line } of article.links) report(findLinkIssue(url, context, text), line);
  for (const { url, alt, line } of article.images) {
    report(await findImageIssue(url, join(context.root, file)), line);
    const sample = `![what it shows](${url})`;
    if (alt.trim() === '')
      report(`the picture ${quote(url)} needs a text that says what it shows: ${sample}`, line);
  }
  for (const { name, line } of kind === 'page' ? article.placeholders : []) {
    const hint = didYouMean(name, factNames) || `; the names are ${factNames.join(', ')}`;
    if (!factNames.includes(name)) report(`there is no name {${name}} here${hint}`, line);
  }
}

/** Pictures in a text may have any width, because a sketch is shown at its own size. */
async function findImageIssue(url: string, from: string): Promise<string | undefined> {
  if (/^https:/i.test(url)) return undefined;
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url))
    return `expected the path of a picture beside this file or an address that begins with https:, found ${quote(url)}`;
  return findPictureIssue(decodeIfPossible(url), from, 1);
}
