import { category, post, routes } from '../addresses';
import { NEVER_KEPT, PAGE, PAGE_ELSEWHERE, TO_BLOG, TOO_LONG, UNKNOWN, to } from './answers';
import type { Request } from './request';

export const pages = [...routes, post, category].map((path): Request => ({
  what: 'a page',
  path,
  answer: PAGE,
}));

export const slashes: Request[] = [
  { what: 'a page with a slash', path: '/pricing/', answer: to('/pricing'), but: { bare: PAGE } },
  { what: 'a folder with a slash', path: '/blog/', answer: to('/blog'), but: { bare: PAGE } },
  {
    what: 'a post with a slash',
    path: `${post}/`,
    answer: to(post),
    but: { bare: PAGE },
  },
  {
    what: 'a slash before a query',
    path: '/pricing/?plan=annual&from=mail',
    answer: to('/pricing?plan=annual&from=mail'),
    but: { bare: PAGE },
  },
  {
    what: 'an unknown address with a slash',
    path: '/no-such-page/',
    answer: to('/no-such-page'),
    but: { bare: UNKNOWN, cloudflare: NEVER_KEPT },
  },
  {
    what: 'a path that looks like another host',
    path: '//elsewhere.example/',
    answer: to('/elsewhere.example'),
    but: { bare: UNKNOWN, cloudflare: NEVER_KEPT },
  },
  {
    what: 'a slash after an escaped question mark',
    path: '/a%3fb/',
    answer: to('/a%3fb'),
    but: { bare: UNKNOWN, cloudflare: NEVER_KEPT },
  },
  {
    what: 'an encoded backslash',
    path: '/%5Celsewhere.example/',
    answer: { status: [301, 404] },
  },
];

export const unknownPosts: Request[] = Object.entries({
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
  but: { bare: UNKNOWN, ...(path.length > 255 && { cloudflare: TOO_LONG }) },
}));

/** A former address of the post; `npm run test:hosts` adds it to the bundle. */
export const former = '/blog/former-name';

export const renamed: Request[] = [
  { what: 'a former address', path: former, answer: to(post), but: { bare: PAGE_ELSEWHERE } },
  {
    what: 'a former address with a query',
    path: `${former}?from=mail`,
    answer: to(`${post}?from=mail`),
    but: { bare: PAGE_ELSEWHERE },
  },
  {
    what: 'a former address with a slash',
    path: `${former}/`,
    answer: to(former),
    but: { bare: PAGE_ELSEWHERE },
  },
  {
    what: 'a former address in upper case',
    path: former.toUpperCase().replace('/BLOG', '/blog'),
    answer: TO_BLOG,
    but: { bare: UNKNOWN },
  },
];

export const unknown: Request[] = Object.entries({
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
  answer: UNKNOWN,
  but: { cloudflare: path.length > 255 ? TOO_LONG : NEVER_KEPT },
}));
