import { dirname } from 'node:path';
import type { TextFile } from '../../read/content-reader';
import { TEXT_KINDS } from '../../read/frontmatter';
import { externalRedirects, formerPath } from '../../model/redirects';
import { ROUTES } from '../../model/routes';
import type { Context } from '../context';
import { findLinkIssue } from '../links';
import type { Report } from '../problem';

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
export function findAddressIssue({ kind, file, path }: TextFile, context: Context) {
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

/** Reports former addresses that are in use, or that another article claims. */
export function reportFormerPaths(
  text: TextFile,
  texts: TextFile[],
  context: Context,
  report: Report,
) {
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
