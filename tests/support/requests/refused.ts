import { UNCACHED_NOT_FOUND, PAGE, REFUSED, TO_BLOG, NOT_FOUND } from './answers';
import type { RequestRow } from './request';

export const escapes: RequestRow[] = [
  {
    what: 'an unnecessary escape',
    path: '/%70ricing',
    answer: PAGE,
    exceptions: { cloudflare: { status: 200 } },
  },
  {
    what: 'a broken escape below the blog',
    path: '/blog/%E0%A4%A',
    answer: TO_BLOG,
    exceptions: { bare: NOT_FOUND, caddy: { status: 400 } },
  },
  {
    what: 'a broken escape',
    path: '/%E0%A4%A',
    answer: NOT_FOUND,
    exceptions: { caddy: { status: 400 }, cloudflare: UNCACHED_NOT_FOUND },
  },
  {
    what: 'an escaped NUL',
    path: '/pricing%00.html',
    answer: REFUSED,
    exceptions: { cloudflare: { status: [400, 404, 502] } },
  },
  { what: 'a path traversal', path: '/../package.json', answer: REFUSED },
  { what: 'an escaped path traversal', path: '/%2e%2e/%2e%2e/etc/passwd', answer: REFUSED },
  {
    what: 'a path traversal in one segment',
    path: '/..%2f..%2f..%2fetc%2fpasswd',
    answer: REFUSED,
  },
  { what: 'a path traversal from a folder', path: '/static/../../../etc/passwd', answer: REFUSED },
];

export const forHosts: RequestRow[] = [
  '/_headers',
  '/_redirects',
  '/.nojekyll',
  '/%5fheaders',
  '/%2enojekyll',
  '/blog/.hidden',
].map((path) => ({
  what: 'a hidden file or one for hosts',
  path,
  answer: NOT_FOUND,
  exceptions: { cloudflare: { status: [200, 404, 502] } },
}));

export const methods: RequestRow[] = [
  { what: 'HEAD', path: '/pricing', method: 'HEAD', answer: { ...PAGE, body: 'none' } },
  {
    what: 'HEAD of an unknown post',
    path: '/blog/no-such-post',
    method: 'HEAD',
    answer: TO_BLOG,
    exceptions: { bare: { ...NOT_FOUND, body: 'none' } },
  },
  { what: 'POST', path: '/pricing', method: 'POST', answer: { status: 405 } },
];
