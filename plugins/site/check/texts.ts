import { dirname, join } from 'node:path';
import { slug } from 'github-slugger';
import { decodeIfPossible } from '../../../src/lib/paths';
import { ANALYTICS_HOST, factNamesOf, FORM_HOST } from '../article/facts';
import { isVideo } from '../article/video-address';
import type { ContentReader, TextFile } from '../read/content-reader';
import { TEXT_KINDS, type TextKind } from '../read/frontmatter';
import { externalRedirects, formerPath } from '../model/redirects';
import { ROUTES } from '../model/routes';
import { pathOfOwnAddress } from '../model/site-url';
import { didYouMean, quote, uncheckable } from '../sentences';
import type { Context } from './context';
import { reportFields, TEXT_SCHEMAS } from './front-matter';
import { checkParts } from './check-parts';
import { findLinkIssue, reportLinks } from './links';
import { findPictureIssue } from './picture-files';
import { findUnexpectedFile, findUnmeantText } from './text-folder';
import { findVideoIssues } from './video-files';
import { reportSliders } from './slider-markers';
import { guard, reportTo, type Problem, type Report } from './problem';

/** Reads all articles or all pages of prose, and reports files that are neither markdown nor pictures. */
export async function readTexts(
  reader: ContentReader,
  kind: TextKind,
  problems: Problem[],
): Promise<TextFile[]> {
  for (const file of await reader.allFiles(TEXT_KINDS[kind].folder))
    reportTo(problems, file)(findUnexpectedFile(file));
  const texts = (await reader.textFiles(kind)).map((file) =>
    reader.text(kind, file).catch((error: unknown) => {
      reportTo(problems, file)(uncheckable(error));
      return [];
    }),
  );
  return (await Promise.all(texts)).flat();
}

/** Checks the addresses, fields, links and pictures of all articles and pages. */
export async function checkTexts(texts: TextFile[], context: Context, problems: Problem[]) {
  const checkText = async (text: TextFile, report: Report) => {
    const { source, issues, file, path } = text;
    const unmeant = findUnmeantText(file, path);
    if (unmeant) return report(unmeant);
    report(findAddressIssue(text, context));
    if (source.broken) return report(source.broken.message, source.broken.line);
    await checkBody(text, context, report);
    reportFields(text, report);
    await checkParts(
      TEXT_SCHEMAS[text.kind],
      { value: source.value, issues, file },
      context,
      report,
      text,
    );
    reportCategory(text, texts, report);
    reportFormerPaths(text, texts, context, report);
  };
  const checks = texts.map(async (text) => {
    const report = reportTo(problems, text.file, text.source.lineOf);
    await guard(report, () => checkText(text, report));
  });
  await Promise.all(checks);
}

/** Reports a category that another article capitalizes differently: the list would have a button for each. */
function reportCategory({ value }: TextFile, texts: TextFile[], report: Report) {
  const own = value?.category ?? '';
  const isAlike = (other = '') => other.toLowerCase() === own.toLowerCase();
  const first = texts.find((other) => isAlike(other.value?.category));
  const category = first?.value?.category ?? '';
  if (first && category !== own)
    report(`${quote(own)} is ${quote(category)} in ${first.file}; write both alike`, ['category']);
}

/** Reports former addresses that are in use, or that another article claims. */
function reportFormerPaths(text: TextFile, texts: TextFile[], context: Context, report: Report) {
  for (const [at, path] of formerPaths(text).entries()) {
    const expected = `expected an address that is no longer used, but ${path}`;
    const present = context.texts.get(path);
    const first = texts.find((other) => formerPaths(other).includes(path)) ?? text;
    if (present) report(`${expected} is the address of ${present.file}`, ['formerly', at]);
    else if (ROUTES[path] || [...context.lists, ...context.linked, ...RESERVED].includes(path))
      report(`${expected} is the address of a page of this site`, ['formerly', at]);
    else if (first !== text) report(`${expected} already leads to ${first.file}`, ['formerly', at]);
  }
}

const formerPaths = ({ value }: TextFile): string[] => (value?.formerly ?? []).map(formerPath);

/** Paths of files that the build, Gatsby or a host creates. */
const RESERVED = [
  '/404',
  '/dev-404-page',
  '/index',
  '/blog/index',
  '/page-data',
  '/share',
  '/static',
];

/** Returns a message if an article or a page can't have its address. */
function findAddressIssue({ kind, file, path }: TextFile, context: Context) {
  const { texts, data } = context;
  if (kind === 'article' && dirname(file).split('/').includes('images'))
    return 'a markdown file becomes an article, and a folder named images holds pictures only; move the file';
  if (kind === 'page' && dirname(file) !== TEXT_KINDS.page.folder)
    return `a page lies in ${TEXT_KINDS.page.folder} itself, because its address is the name of its file`;
  if (path.endsWith('/'))
    return 'the file’s name needs a Latin letter or a digit, because it becomes the address';
  if (RESERVED.includes(path))
    return `the address ${path} is reserved for files that the build writes; rename the file`;
  const taken = `the address ${path} is already taken by`;
  if (ROUTES[path]) return `${taken} a page in plugins/site/model/routes.ts`;
  const redirect = (data.site ? externalRedirects(data.site) : []).find(
    ({ fromPath }) => fromPath === path,
  );
  // A broken link is reported where it is written.
  if (redirect && findLinkIssue(redirect.toPath, context) === undefined)
    return `${taken} a link in content/data/site.json`;
  const first = texts.get(path);
  return first && first.file !== file ? `${taken} ${first.file}` : undefined;
}

/** Checks the links and pictures below the fields, and that the body isn't empty. */
async function checkBody(text: TextFile, context: Context, report: Report) {
  const { kind, file, article, bodyLine, value } = text;
  for (const { message, line } of article.issues) report(message, line);
  const headline = value?.headline ?? value?.title;
  if (headline !== undefined && article.headings[0]?.id === slug(headline)) {
    const message = 'this heading is the title again, which the page shows above it; delete it';
    report(message, article.headingLine);
  }
  if (article.isEmpty && article.issues.length === 0)
    report(`there is no ${kind === 'article' ? kind : 'text'} below the fields`, bodyLine);
  reportLinks(text, context, report);
  reportSliders(text, context, report);
  for (const { url, alt, title, line } of article.images) {
    const { root } = context.reader;
    const from = join(root, file);
    if (isVideo(url) && !/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url))
      for (const issue of await findVideoIssues(decodeIfPossible(url), title, from, root))
        report(issue, line);
    else report(await findImageIssue(url, from, root), line);
    const thing = isVideo(url) ? 'video' : 'picture';
    const sample = `![what it shows](${url})`;
    if (alt.trim() === '')
      report(`the ${thing} ${quote(url)} needs alternative text: ${sample}`, line);
  }
  if (kind === 'page') reportNames(text, context, report);
}

/** Checks the names in braces. The page about privacy must say who counts visits, and who gets email addresses. */
function reportNames({ path, article, bodyLine }: TextFile, { data }: Context, report: Report) {
  const factNames = factNamesOf(data.site);
  const names = article.placeholders.map(({ name }) => name);
  if (path === '/privacy' && data.site?.analytics && !names.includes(ANALYTICS_HOST))
    report(
      `"analytics" in content/data/site.json counts visits, but this page doesn’t say so: mention {${ANALYTICS_HOST}}, and delete what is no longer true`,
      bodyLine,
    );
  if (path === '/privacy' && data.site?.tellMeWhen && !names.includes(FORM_HOST))
    report(
      `"tellMeWhen" in content/data/site.json sends email addresses elsewhere, but this page doesn’t say so: mention {${FORM_HOST}}, and delete what is no longer true`,
      bodyLine,
    );
  for (const { name, line } of article.placeholders) {
    const hint = didYouMean(name, factNames) || `; the names are ${factNames.join(', ')}`;
    if (!factNames.includes(name)) report(`there is no name {${name}} here${hint}`, line);
  }
}

/** Checks a picture in the body. It can have any width, because a sketch is shown at its own size. */
async function findImageIssue(
  url: string,
  from: string,
  root: string,
): Promise<string | undefined> {
  if (isVideo(url)) return `expected a video beside this file, found ${quote(url)}; save it there`;
  if (pathOfOwnAddress(url) !== undefined)
    return `expected the path of a picture beside this file, found ${quote(url)}; save it there`;
  if (/^https:/i.test(url)) return undefined;
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url))
    return `expected the path of a picture beside this file or an address that begins with https:, found ${quote(url)}`;
  return findPictureIssue(decodeIfPossible(url), from, 1, root);
}
