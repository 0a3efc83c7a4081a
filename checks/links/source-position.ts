import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/lib/list-files';
import { fileOf } from '../../build/lib/site-files';
import { decodeIfPossible } from '../../src/lib/decode-uri';
import { slugOf } from '../../src/lib/slug';

/** A file that authors or developers write. */
export type SourceFile = { name: string; text: string };

const FOLDERS = ['content', 'src/pages', 'src/templates', 'src/sections', 'src/components'];
const ENDINGS = /\.(?:md|json|tsx?)$/;
const TESTS = /\.test\.tsx?$/;

/** Reads the files in which a link of the site can have been written: content first, then code. */
export const readSources = (root: string): SourceFile[] =>
  FOLDERS.flatMap((folder) => listFiles(root, folder))
    .filter((name) => ENDINGS.test(name) && !TESTS.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

/**
 * Finds where a link was written, for the person who will correct it.
 * @param page the route of the page with the link: its own source file is searched first
 * @returns a file and a line, such as `content/blog/soup.md:12`; the page's file alone if code makes
 * the link; undefined if the page has no file of its own
 */
export function findSource(
  link: string,
  page: string,
  siteUrl: string,
  sources: readonly SourceFile[],
): string | undefined {
  const own = sources.filter(({ name }) => isSourceOf(name, page));
  const others = sources.filter((source) => !own.includes(source));
  for (const { name, text } of [...own, ...others]) {
    const line = lineOf(text, spellingsOf(link, siteUrl));
    if (line) return `${name}:${line}`;
  }
  return own[0]?.name;
}

/** Whether a page is made from a file: `/blog/soup` is from `content/blog/soup.md`. */
function isSourceOf(file: string, page: string): boolean {
  const article = /^content\/blog\/(.+)\.md$/.exec(file)?.[1];
  if (article !== undefined) return page === `/blog/${slugOf(article)}`;
  const name = fileOf(page).replace(/\.html$/, '');
  return [`content/data/${name}.json`, `src/pages/${name}.tsx`].includes(file);
}

/** The ways in which an author may have written a link of a page. */
function spellingsOf(link: string, siteUrl: string): string[] {
  const local = link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link;
  const anchor = local.includes('#') ? [local.slice(local.indexOf('#'))] : [];
  return [...new Set([link, local, decodeIfPossible(local), ...anchor])];
}

function lineOf(text: string, spellings: string[]): number | undefined {
  const lines = text.split('\n');
  for (const spelling of spellings) {
    const index = lines.findIndex((line) => holds(line, spelling));
    if (index >= 0) return index + 1;
  }
  return undefined;
}

/** Whether a line contains a whole address, and not only the beginning of a longer one. */
function holds(line: string, address: string): boolean {
  for (let at = line.indexOf(address); at >= 0; at = line.indexOf(address, at + 1)) {
    const before = line[at - 1] ?? ' ';
    const after = line[at + address.length] ?? ' ';
    if (/[\s"'`(<:=]/.test(before) && /[\s"'`)>]/.test(after)) return true;
  }
  return false;
}
