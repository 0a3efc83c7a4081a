import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { ROUTES } from '../routes';
import type { TextFile } from '../reading/content';
import { didYouMean, quote } from '../sentences';
import type { Context } from './context';

/** What links are checked against. */
type Targets = Pick<Context, 'texts' | 'linked' | 'now'>;

/** Files such as `/rss.xml` and pages of the list of articles, which exist only after the build. */
const LATER = /\.[a-z0-9]+$|^\/blog\/(?:category|page)\//i;

/**
 * Checks that the target of a link exists on this site.
 * @param own the text that contains the link; data files have none
 * @returns a message if there is a problem
 */
export function findLinkIssue(url: string, context: Targets, own?: TextFile): string | undefined {
  const [address = '', hash = ''] = url.split('#');
  const path = address.split('?')[0]!;
  if (url === '') return 'a link that leads nowhere';
  if (/^(https?|mailto|tel):/i.test(url)) return undefined;
  if (own && url.startsWith('#')) return findHashIssue(url, hash, own, 'this');
  if (path.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(url))
    return `expected a link that begins with https:, mailto:, tel:, / or #, found ${quote(url)}`;
  if (!path.startsWith('/'))
    return `expected a link that begins with /, such as /blog/…, found ${quote(url)}`;
  return LATER.test(path) ? undefined : findPathIssue(path, hash, context, own);
}

function findPathIssue(path: string, hash: string, context: Targets, own?: TextFile) {
  const { texts, linked, now } = context;
  const text = texts.get(path);
  if (ROUTES[path] && hash !== '')
    return `expected a link to the whole page ${quote(path)}, found ${quote(`${path}#${hash}`)}; only articles and pages of prose have headings to link to`;
  if (ROUTES[path] || linked.includes(path)) return undefined;
  if (!text) {
    const kind = /^\/blog\/./.test(path) ? 'article' : 'page';
    const known = [...Object.keys(ROUTES), ...linked, ...texts.keys()];
    return `there is no ${kind} ${quote(path)}${didYouMean(path, known)}`;
  }
  // A link is dead while the text that contains it is published and its target isn't.
  const linkedFrom = own?.publishedFrom ?? -Infinity;
  if (text.publishedFrom === Infinity && linkedFrom !== Infinity)
    return `the article ${quote(path)} is still a draft`;
  if (text.publishedFrom > Math.max(now.getTime(), linkedFrom))
    return `the article ${quote(path)} appears later, on ${new Date(text.publishedFrom).toISOString().slice(0, 10)}`;
  return findHashIssue(`${path}#${hash}`, hash, text, 'that');
}

function findHashIssue(url: string, hash: string, { kind, article }: TextFile, which: string) {
  const id = decodeIfPossible(hash);
  if (id === '' || article.headings.includes(id)) return undefined;
  const known = article.headings.map((heading) => `#${heading}`);
  return `${which} ${kind} has no heading for ${quote(url)}${didYouMean(`#${id}`, known)}`;
}
