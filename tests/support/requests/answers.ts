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

/** A page that leads to another one, on hosts that follow no redirects. */
export const PAGE_ELSEWHERE: Answer = { ...PAGE, leadsTo: post };

/** The page of unknown addresses. */
export const UNKNOWN: Answer = { ...PAGE, status: 404, body: 'notFound' };

/** The same from Cloudflare, which lets no one keep what is unknown at all. */
export const NEVER_KEPT: Answer = { ...UNKNOWN, cache: undefined };

/** Cloudflare's local runtime looks for a file of that name, and passes no more than 8 kB on. */
export const TOO_LONG: Answer = { status: [302, 404, 431, 502] };

/** The redirect of unknown posts. */
export const TO_BLOG: Answer = { status: 302, location: '/blog' };

/** Any range may be answered with the whole file (RFC 9110, section 14.2). */
export const WHOLE: Answer = { status: [200, 206, 416] };

/** An address that no honest visitor asks for. */
export const REFUSED: Answer = { status: [400, 403, 404, 414] };

/** The redirect that takes a slash off. */
export const to = (location: string): Answer => ({ status: [301, 308], location });

/** A file that is no document. */
export const file = (type: string, cache: 'immutable' | 'revalidate' = 'revalidate'): Answer => ({
  status: 200,
  type,
  cache,
});
