import { category, post, routes } from '../addresses';
import {
  UNCACHED_NOT_FOUND,
  PAGE,
  META_REDIRECT_PAGE,
  TO_BLOG,
  TOO_LONG,
  NOT_FOUND,
  to,
} from './answers';
import type { RequestRow } from './request';

export const pages = [...routes, post, category].map((path): RequestRow => ({
  what: 'a page',
  path,
  answer: PAGE,
}));

export const slashes: RequestRow[] = [
  {
    what: 'a page with a slash',
    path: '/pricing/',
    answer: to('/pricing'),
    exceptions: { bare: PAGE },
  },
  {
    what: 'a folder with a slash',
    path: '/blog/',
    answer: to('/blog'),
    exceptions: { bare: PAGE },
  },
  {
    what: 'a post with a slash',
    path: `${post}/`,
    answer: to(post),
    exceptions: { bare: PAGE },
  },
  {
    what: 'a slash before a query',
    path: '/pricing/?plan=annual&from=mail',
    answer: to('/pricing?plan=annual&from=mail'),
    exceptions: { bare: PAGE },
  },
  {
    what: 'an unknown address with a slash',
    path: '/no-such-page/',
    answer: to('/no-such-page'),
    exceptions: { bare: NOT_FOUND, cloudflare: UNCACHED_NOT_FOUND },
  },
  {
    what: 'a path that looks like another host',
    path: '//elsewhere.example/',
    answer: to('/elsewhere.example'),
    exceptions: { bare: NOT_FOUND, cloudflare: UNCACHED_NOT_FOUND },
  },
  {
    what: 'a slash after an escaped question mark',
    path: '/a%3fb/',
    answer: to('/a%3fb'),
    exceptions: { bare: NOT_FOUND, cloudflare: UNCACHED_NOT_FOUND },
  },
  {
    what: 'an encoded backslash',
    path: '/%5Celsewhere.example/',
    answer: { status: [301, 404] },
  },
];

export const unknownPosts: RequestRow[] = Object.entries({
  'one level deep': '/blog/no-such-post',
  'three levels deep': '/blog/no/such/post',
  'a typed file name': '/blog/no-such-post.html',
  'upper case': '/blog/NO-SUCH-POST',
  'an emoji': '/blog/%F0%9F%8D%8B',
  'a query': '/blog/no-such-post?from=mail',
  'a page of the list': '/blog/page/999',
  '130 letters of two bytes': `/blog/${'%C3%A9'.repeat(130)}`,
  '900 characters': `/blog/${'a'.repeat(900)}`,
  '8 kB': `/blog/${'a/'.repeat(4000)}b`,
}).map(([kind, path]) => ({
  what: `an unknown post: ${kind}`,
  path,
  answer: TO_BLOG,
  exceptions: { bare: NOT_FOUND, ...(path.length > 255 && { cloudflare: TOO_LONG }) },
}));

/** A former address of the post; `npm run test:hosts` adds it to the bundle. */
export const former = '/blog/former-name';

export const renamed: RequestRow[] = [
  {
    what: 'a former address',
    path: former,
    answer: to(post),
    exceptions: { bare: META_REDIRECT_PAGE },
  },
  {
    what: 'a former address with a query',
    path: `${former}?from=mail`,
    answer: to(`${post}?from=mail`),
    exceptions: { bare: META_REDIRECT_PAGE },
  },
  {
    what: 'a former address with a slash',
    path: `${former}/`,
    answer: to(former),
    exceptions: { bare: META_REDIRECT_PAGE },
  },
  {
    what: 'a former address in upper case',
    path: former.toUpperCase().replace('/BLOG', '/blog'),
    answer: TO_BLOG,
    exceptions: { bare: NOT_FOUND },
  },
];

export const unknown: RequestRow[] = Object.entries({
  'one level deep': '/no-such-page',
  'three levels deep': '/no/such/page',
  'a typed file name': '/no-such-page.html',
  'a name that starts like the blog': '/blogger',
  'page data': '/page-data/blog/no-such-post/page-data.json',
  'a picture': '/static/no-such-picture.png',
  'a script': '/app-0123456789abcdef0123.js',
  'a script beside a post': '/blog/app-0123456789abcdef0123.js',
  '130 letters of two bytes': `/${'%C3%A9'.repeat(130)}`,
  '8 kB': `/${'a'.repeat(8000)}`,
}).map(([kind, path]) => ({
  what: `an unknown address: ${kind}`,
  path,
  answer: NOT_FOUND,
  exceptions: { cloudflare: path.length > 255 ? TOO_LONG : UNCACHED_NOT_FOUND },
}));
