import { basename, dirname } from 'node:path';
import type { ArticleCache } from './markdown-files';
import { ROUTES } from '../../../src/routes';
import { PROSE_FOLDER, prosePagePath } from '../prose-page-path';
import { factNames } from '../prose-page-facts';
import { didYouMean } from '../schema/did-you-mean';
import { prosePage } from '../schema/prose-page';
import { findBodyProblems } from './body';
import type { Targets } from './links';
import {
  findFieldProblems,
  readMarkdownFiles,
  targetOf,
  type MarkdownFile,
} from './markdown-files';
import { problemsIn, type Problem } from './problem';
import { findTitleIssue, type TitleSite } from './titles';
import { propertyOf } from '../schema/rules';

/** The file of a page of prose, with the page's path. */
export type ProsePageFile = MarkdownFile & { path: string };

/** The paths at which the build, Gatsby or a host has its own files. */
const RESERVED = ['/404', '/dev-404-page', '/index', '/page-data', '/share', '/static'];

/** Reads all pages of prose, in the order of their files; there may be none. */
export async function readProsePages(root: string, cache: ArticleCache): Promise<ProsePageFile[]> {
  const files = await readMarkdownFiles(root, PROSE_FOLDER, cache);
  return files.map((file) => ({ ...file, path: prosePagePath(basename(file.file)) }));
}

/**
 * Checks the fields, addresses, links and pictures of all pages of prose.
 * @param linked paths that another server answers, such as `/docs`
 * @param site the names that titles contain, if they are known
 */
export async function checkProsePages(
  root: string,
  pages: ProsePageFile[],
  linked: readonly string[],
  targets: Omit<Targets, 'own'>,
  site: TitleSite | undefined,
): Promise<Problem[]> {
  const found = pages.map(async (page) => [
    ...findPathProblems(page, pages, linked),
    ...(await findFieldProblems(root, page, prosePage)),
    ...findUnknownFacts(page),
    ...(site ? findTitleProblems(page, site) : []),
    ...(await findBodyProblems(root, page, { ...targets, own: targetOf(page, 'page') })),
  ]);
  return (await Promise.all(found)).flat();
}

const findUnknownFacts = ({ file, article }: ProsePageFile): Problem[] =>
  article.placeholders
    .filter(({ name }) => !factNames.includes(name))
    .map(({ name, line }) => {
      const hint = didYouMean(name, factNames) || `; the names are ${factNames.join(', ')}`;
      return { file, line, message: `there is no name {${name}} here${hint}` };
    });

/** The browser's tab shows the page's name, or its title if it has no name. */
function findTitleProblems({ file, frontmatter }: ProsePageFile, site: TitleSite): Problem[] {
  if ('broken' in frontmatter) return [];
  const { value, lineOf } = frontmatter;
  const key = propertyOf(value, 'name') === undefined ? 'title' : 'name';
  const title = propertyOf(value, key);
  const message = typeof title === 'string' ? findTitleIssue(title, site) : undefined;
  return message === undefined ? [] : [problemsIn(file, lineOf)({ path: [key], message })];
}

function findPathProblems(
  page: ProsePageFile,
  pages: ProsePageFile[],
  linked: readonly string[],
): Problem[] {
  const message = findPathIssue(page, pages, linked);
  return message === undefined ? [] : [{ file: page.file, message }];
}

function findPathIssue(
  { file, path }: ProsePageFile,
  pages: ProsePageFile[],
  linked: readonly string[],
): string | undefined {
  if (dirname(file) !== PROSE_FOLDER)
    return `a page lies in ${PROSE_FOLDER} itself, because its address is the name of its file`;
  if (path === '/')
    return 'the file’s name needs a Latin letter or a digit, because it becomes the address';
  if (RESERVED.includes(path))
    return `the address ${path} is reserved for files that the build writes; rename the file`;
  const taken = `the address ${path} is already taken by`;
  if (ROUTES.some((route) => route.path === path)) return `${taken} a page in src/routes.ts`;
  if (linked.includes(path)) return `${taken} a link in content/data/site.json`;
  const first = pages.find((other) => other.path === path);
  return first && first.file !== file ? `${taken} ${first.file}` : undefined;
}
