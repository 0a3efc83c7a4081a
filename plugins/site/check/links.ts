import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decodeIfPossible, PATHS } from '../../../src/lib/paths';
import { ROUTES } from '../model/routes';
import { pathOfOwnAddress } from '../model/site-url';
import type { TextFile } from '../read/content-reader';
import { didYouMean, quote } from '../sentences';
import type { Context } from './context';
import type { Report } from './problem';

/** What links are checked against. */
type Targets = Pick<Context, 'texts' | 'linked' | 'lists' | 'now'>;

/** Files that the build writes. */
const LATER = /^\/(?:rss\.xml|sitemap\.xml|robots\.txt|tables\/[\w-]+\.json)$/;

/** Addresses of the visitor's own computer. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?=[:/?#]|$)/i;

/** Whether the folder `static` contains the file. */
const isStatic = (path: string) =>
  /\.\w+$/.test(path) && !path.includes('..') && existsSync(join('static', decodeIfPossible(path)));

/** Reports broken links. */
export function reportLinks(text: TextFile, context: Targets, report: Report) {
  for (const { url, line, isShown } of text.article.links) {
    // An address that visitors see may be absolute.
    const target = (isShown && pathOfOwnAddress(url)) || url;
    report(findLinkIssue(target, context, text), line);
  }
}

/** Returns a message if a link is broken. `own` is the markdown file that contains it, if any. */
export function findLinkIssue(url: string, context: Targets, own?: TextFile): string | undefined {
  const [address = '', hash = ''] = url.split('#');
  const [path = ''] = address.split('?');
  if (url === '') return 'a link that leads nowhere';
  if (LOCAL.test(url)) return `only your own computer has ${quote(url)}; put it in backticks`;
  const ownPath = pathOfOwnAddress(url);
  if (ownPath !== undefined)
    return (
      findLinkIssue(ownPath, context, own) ??
      `expected a path, because this site has the address; write ${quote(ownPath)}, found ${quote(url)}`
    );
  if (/^(https?|mailto|tel):/i.test(url)) return undefined;
  if (own && url.startsWith('#')) return findHashIssue(url, hash, own, 'this');
  const found = `found ${quote(url)}`;
  if (path.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(url))
    return `expected a link that begins with https:, mailto:, tel:, / or #, ${found}`;
  if (!path.startsWith('/')) return `${describeRelative(path, context, own)}, ${found}`;
  const isFile = LATER.test(path) || isStatic(path);
  return isFile ? undefined : findPathIssue(path, hash, context, own);
}

/** Says how to write a link to a file, such as `other.md` or `menu.pdf`, as an address of this site. */
function describeRelative(path: string, { texts }: Targets, own?: TextFile): string {
  const name = decodeIfPossible(path);
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(name))
    return `expected mailto: before a mailbox; write ${quote(`mailto:${path}`)}`;
  const ownPath = pathOfOwnAddress(`https://${path}`);
  if (/^www\./i.test(name) && ownPath)
    return `expected a path, because this site has the address; write ${quote(ownPath)}`;
  if (/^www\./i.test(name))
    return `expected https:// before the address of another site; write ${quote(`https://${path}`)}`;
  if (!own && path === '')
    return 'expected the page of the place before it, such as /pricing#annual';
  const file = own && posix.join(posix.dirname(own.file), name);
  const text = [...texts.values()].find((other) => other.file === file);
  const isOther = /\.(?!md$|markdown$|html?$)[a-z]\w*$/i.test(name);
  if (isOther)
    return `expected a link that begins with /; put the file into the folder static, and write ${quote(`/${encodeURI(posix.basename(name))}`)}`;
  return `expected a link that begins with /, such as ${text ? quote(text.path) : '/blog/…'}`;
}

function findPathIssue(path: string, hash: string, context: Targets, own?: TextFile) {
  const { texts, linked, lists, now } = context;
  const text = texts.get(path);
  // The ids of a page with code are known only once it is built: the links of the bundle are checked.
  if (ROUTES[path] || [...linked, ...lists].includes(path)) return undefined;
  if (!text) {
    const alike = path.startsWith(`${PATHS.blog}/`) ? lists : linked;
    return describeUnknown(path, [...Object.keys(ROUTES), ...alike, ...texts.keys()]);
  }
  // A link is dead while its own article is published and its target isn't.
  const linkedFrom = own?.publishedFrom ?? -Infinity;
  if (text.publishedFrom === Infinity && linkedFrom !== Infinity)
    return `the article ${quote(path)} is still a draft`;
  const day = () => new Date(text.publishedFrom).toISOString().slice(0, 10);
  if (text.publishedFrom > Math.max(now.getTime(), linkedFrom))
    return `the article ${quote(path)} appears later, on ${day()}`;
  return findHashIssue(`${path}#${hash}`, hash, text, 'that');
}

/** Suggests the page of the same name, such as `/blog/soup` for `/2020/soup/`, or one with a similar address. */
function describeUnknown(path: string, known: string[]): string {
  const lastPart = /[^/]+?(?=(?:\.html?)?\/*$)/.exec(path)?.[0];
  const same = known.find((other) => other.split('/').at(-1) === lastPart);
  const hint = same ? `, did you mean ${quote(same)}?` : didYouMean(path, known);
  const kind = /^\/blog\/(?!(?:category|page)\/)./.test(path) ? 'article' : 'page';
  return `there is no ${kind} ${quote(path)}${hint || '; link to one that there is, or to an address with https://'}`;
}

/**
 * The id to which a fragment leads; undefined for the top of the page (HTML, "scroll to the fragment"), and for a text
 * that the browser searches (`#:~:text=soup`).
 */
export function placeIn(fragment: string): string | undefined {
  const id = decodeIfPossible(fragment.replace(/:~:.*$/s, ''));
  return id === '' || id.toLowerCase() === 'top' ? undefined : id;
}

function findHashIssue(url: string, hash: string, { kind, article }: TextFile, which: string) {
  const id = placeIn(hash);
  const known = article.places.map((place) => `#${place}`);
  if (id === undefined || known.includes(`#${id}`)) return undefined;
  return `${which} ${kind} has no heading for ${quote(url)}${didYouMean(`#${id}`, known)}`;
}
