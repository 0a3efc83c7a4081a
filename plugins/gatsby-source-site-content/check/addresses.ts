import { dirname } from 'node:path';
import { ROUTES } from '../routes';
import type { Issue } from '../schema/rules';
import { fieldOf, FOLDERS, type Text } from './read-texts';

/** The paths at which the build, Gatsby or a host has its own files. */
const RESERVED = ['/404', '/dev-404-page', '/index', '/page-data', '/share', '/static'];

/**
 * Returns a message if a text can't have its address.
 * @param linked paths that another server answers, such as `/docs`
 */
export function findAddressIssue(
  { kind, file, path }: Text,
  texts: Text[],
  linked: readonly string[],
): string | undefined {
  if (kind === 'article' && dirname(file).split('/').includes('images'))
    return 'a markdown file becomes an article, and a folder named images holds pictures only';
  if (kind === 'page' && dirname(file) !== FOLDERS.page)
    return `a page lies in ${FOLDERS.page} itself, because its address is the name of its file`;
  if (path.endsWith('/'))
    return 'the file’s name needs a Latin letter or a digit, because it becomes the address';
  if (RESERVED.includes(path))
    return `the address ${path} is reserved for files that the build writes; rename the file`;
  const taken = `the address ${path} is already taken by`;
  if (ROUTES[path]) return `${taken} a page in plugins/gatsby-source-site-content/routes.ts`;
  if (linked.includes(path)) return `${taken} a link in content/data/site.json`;
  const first = texts.find((other) => other.path === path);
  return first && first.file !== file ? `${taken} ${first.file}` : undefined;
}

const formerly = (text: Text): unknown[] => {
  const slugs = fieldOf(text, 'formerly');
  return Array.isArray(slugs) ? slugs : [];
};

/** A former address must lead to exactly one article, and must not be the address of one. */
export function findFormerIssues(text: Text, texts: Text[]): Issue[] {
  return formerly(text).flatMap((slug, at) => {
    const path = `/blog/${String(slug)}`;
    const present = texts.find((other) => other.path === path);
    const first = texts.find((other) => formerly(other).includes(slug));
    const isAgain = first !== text || formerly(text).indexOf(slug) !== at;
    if (!present && !isAgain) return [];
    const found = present
      ? `${path} is the address of ${present.file}`
      : `${path} already leads to ${first?.file}`;
    const message = `expected an address that is no longer used, but ${found}`;
    return [{ path: ['formerly', at], message }];
  });
}
