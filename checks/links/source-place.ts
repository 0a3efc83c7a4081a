import { slugOf } from '../../src/lib/slug';
import { decodeIfPossible } from '../../src/lib/decode-uri';
import type { SourceFile } from './source-files';

/**
 * Finds where a link was written, to show it to whoever can mend it.
 * @param page the page that the link stands on: its own file is searched first
 * @returns a file and a line, such as `content/blog/soup.md:12`; the page's file alone if the link is
 * made by code; nothing if there is no such file
 */
export function findPlace(
  address: string,
  page: string,
  siteUrl: string,
  sources: readonly SourceFile[],
): string | undefined {
  const own = sources.filter(({ name }) => belongsTo(name, page));
  const others = sources.filter((source) => !own.includes(source));
  for (const { name, text } of [...own, ...others]) {
    const line = lineOf(text, spellingsOf(address, siteUrl));
    if (line) return `${name}:${line}`;
  }
  return own[0]?.name;
}

/** Whether a page is made from a file: `/blog/soup` is from `content/blog/soup.md`. */
function belongsTo(file: string, page: string): boolean {
  const article = /^content\/blog\/(.+)\.md$/.exec(file)?.[1];
  if (article !== undefined) return page === `/blog/${slugOf(article)}`;
  const name = page === '/' ? '/index' : page;
  return [`content/data${name}.json`, `src/pages${name}.tsx`].includes(file);
}

/** How an author may have written an address that a page has. */
function spellingsOf(address: string, siteUrl: string): string[] {
  const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  const anchor = path.includes('#') ? [path.slice(path.indexOf('#'))] : [];
  return [...new Set([address, path, decodeIfPossible(path), ...anchor])];
}

function lineOf(text: string, spellings: string[]): number | undefined {
  const lines = text.split('\n');
  for (const spelling of spellings) {
    const index = lines.findIndex((line) => holds(line, spelling));
    if (index >= 0) return index + 1;
  }
  return undefined;
}

/** Whether a line has an address as a whole, and not as the beginning of a longer one. */
function holds(line: string, address: string): boolean {
  for (let at = line.indexOf(address); at >= 0; at = line.indexOf(address, at + 1)) {
    const before = line[at - 1] ?? ' ';
    const after = line[at + address.length] ?? ' ';
    if (/[\s"'`(<:=]/.test(before) && /[\s"'`)>]/.test(after)) return true;
  }
  return false;
}
