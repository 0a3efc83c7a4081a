import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { ROUTES } from '../../../src/routes';
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

const FOLLOWED = /^(https?|mailto|tel):/i;
const FILE = /\.[a-z0-9]+$/i;
const LIST = /^\/blog\/(category|page)\//;

/**
 * Checks that the target of a link exists. Files such as `/rss.xml` and pages of the list are skipped:
 * they exist only after the build, which checks them then.
 * @returns a message if there is a problem
 */
export function findLinkIssue(url: string, targets: Targets): string | undefined {
  const [address = '', hash] = url.split('#') as [string, string?];
  const path = address.split('?')[0]!;
  if (url === '') return 'a link that leads nowhere';
  if (FOLLOWED.test(url)) return undefined;
  if (url.startsWith('#'))
    return findHashIssue(url, hash!, targets.own, `this ${targets.own.kind}`);
  if (path.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(url)) {
    return `expected a link that begins with https:, mailto:, tel:, / or #, found ${quote(url)}`;
  }
  if (!path.startsWith('/'))
    return `expected a link that begins with /, such as /blog/…, found ${quote(url)}`;
  return FILE.test(path) || LIST.test(path) ? undefined : findPathIssue(path, hash, targets);
}

function findPathIssue(
  path: string,
  hash: string | undefined,
  targets: Targets,
): string | undefined {
  const { paths, texts } = targets;
  if (paths.includes(path)) return findPlainHashIssue(path, hash);
  const text = texts.get(path);
  if (!text) {
    const kind = /^\/blog\/./.test(path) ? 'article' : 'page';
    return `there is no ${kind} ${quote(path)}${didYouMean(path, [...paths, ...texts.keys()])}`;
  }
  const later = findDateIssue(path, text, targets);
  if (later) return later;
  return hash ? findHashIssue(`${path}#${hash}`, hash, text, `that ${text.kind}`) : undefined;
}

/** A link is dead while the text that contains it is published and its target isn't. */
function findDateIssue(path: string, { publishedFrom }: Target, { own, now }: Targets) {
  if (publishedFrom <= Math.max(now.getTime(), own.publishedFrom)) return undefined;
  return Number.isFinite(publishedFrom)
    ? `the article ${quote(path)} appears later, on ${new Date(publishedFrom).toISOString().slice(0, 10)}`
    : `the article ${quote(path)} is still a draft`;
}

/** Only articles and pages of prose have headings that an author knows and the check can see. */
const findPlainHashIssue = (path: string, hash = '') =>
  hash === '' || !ROUTES.some((route) => route.path === path)
    ? undefined
    : `expected a link to the whole page ${quote(path)}, found ${quote(`${path}#${hash}`)}; only articles and pages of prose have headings to link to`;

function findHashIssue(url: string, hash: string, { headings }: Target, where: string) {
  const id = decodeIfPossible(hash);
  if (id === '' || headings.has(id)) return undefined;
  const known = [...headings].map((heading) => `#${heading}`);
  return `${where} has no heading for ${quote(url)}${didYouMean(`#${id}`, known)}`;
}
