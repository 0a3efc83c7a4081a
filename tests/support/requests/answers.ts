import { post } from '../addresses';
import type { Answer } from './request';

/** A page of the site. */
export const PAGE: Answer = {
  status: 200,
  type: 'text/html; charset=utf-8',
  cache: 'revalidate',
  document: true,
  body: 'page',
};

/** The document at a former address, which refreshes to the post on hosts without redirects. */
export const META_REDIRECT_PAGE: Answer = { ...PAGE, leadsTo: post };

/** The 404 page. */
export const NOT_FOUND: Answer = { ...PAGE, status: 404, body: 'notFound' };

/** The 404 page from Cloudflare, which sends `no-store` (docs/hosts.md). */
export const UNCACHED_NOT_FOUND: Answer = { ...NOT_FOUND, cache: undefined };

/** An address longer than a file name may be, which Cloudflare's local runtime can't handle (docs/hosts.md). */
export const TOO_LONG: Answer = { status: [302, 404, 431, 502] };

/** The redirect of unknown posts. */
export const TO_BLOG: Answer = { status: 302, location: '/blog' };

/** Any range may be answered with the whole file (RFC 9110, section 14.2). */
export const WHOLE: Answer = { status: [200, 206, 416] };

/** The answer to an address that only an attacker would request. */
export const REFUSED: Answer = { status: [400, 403, 404, 414] };

/** A permanent redirect. */
export const to = (location: string): Answer => ({ status: [301, 308], location });

/** A file other than a document. */
export const file = (type: string, cache: 'immutable' | 'revalidate' = 'revalidate'): Answer => ({
  status: 200,
  type,
  cache,
});
