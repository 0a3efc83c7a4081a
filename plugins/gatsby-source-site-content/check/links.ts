import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { ROUTES } from '../routes';
import { didYouMean, quote } from '../schema/sentences';

/**
 * An article or a page of prose that others may link to. `publishedFrom` is in milliseconds since 1970,
 * `Infinity` for a draft.
 */
export type Target = { kind: 'article' | 'page'; headings: Set<string>; publishedFrom: number };

/**
 * Everything that can be linked to: paths whose headings are unknown, articles and pages of prose by their
 * path, and the text that contains the link; and the moment that decides what is published.
 */
export type Targets = {
  paths: readonly string[];
  texts: Map<string, Target>;
  own: Target;
  now: Date;
};

/** Files such as `/rss.xml` and pages of the list of articles, which exist only after the build. */
const LATER = /\.[a-z0-9]+$|^\/blog\/(?:category|page)\//i;

/**
 * Checks that the target of a link exists on this site.
 * @returns a message if there is a problem
 */
export function findLinkIssue(url: string, targets: Targets): string | undefined {
  const [address = '', hash = ''] = url.split('#');
  const path = address.split('?')[0]!;
  if (url === '') return 'a link that leads nowhere';
  if (/^(https?|mailto|tel):/i.test(url)) return undefined;
  if (url.startsWith('#')) return findHashIssue(url, hash, targets.own, 'this');
  if (path.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(url))
    return `expected a link that begins with https:, mailto:, tel:, / or #, found ${quote(url)}`;
  if (!path.startsWith('/'))
    return `expected a link that begins with /, such as /blog/…, found ${quote(url)}`;
  return LATER.test(path) ? undefined : findPathIssue(path, hash, targets);
}

function findPathIssue(path: string, hash: string, { paths, texts, own, now }: Targets) {
  const text = texts.get(path);
  const found = quote(`${path}#${hash}`);
  if (paths.includes(path)) {
    if (hash === '' || !ROUTES[path]) return undefined;
    return `expected a link to the whole page ${quote(path)}, found ${found}; only articles and pages of prose have headings to link to`;
  }
  if (!text) {
    const kind = /^\/blog\/./.test(path) ? 'article' : 'page';
    return `there is no ${kind} ${quote(path)}${didYouMean(path, [...paths, ...texts.keys()])}`;
  }
  // A link is dead while the text that contains it is published and its target isn't.
  if (text.publishedFrom === Infinity && own.publishedFrom !== Infinity)
    return `the article ${quote(path)} is still a draft`;
  if (text.publishedFrom > Math.max(now.getTime(), own.publishedFrom))
    return `the article ${quote(path)} appears later, on ${new Date(text.publishedFrom).toISOString().slice(0, 10)}`;
  return findHashIssue(`${path}#${hash}`, hash, text, 'that');
}

function findHashIssue(url: string, hash: string, { kind, headings }: Target, which: string) {
  const id = decodeIfPossible(hash);
  if (id === '' || headings.has(id)) return undefined;
  const known = [...headings].map((heading) => `#${heading}`);
  return `${which} ${kind} has no heading for ${quote(url)}${didYouMean(`#${id}`, known)}`;
}
