import { post } from '../addresses';
import { UNCACHED_NOT_FOUND, PAGE, NOT_FOUND, WHOLE, file } from './answers';
import type { RequestRow } from './request';

export const conditions: RequestRow[] = [
  {
    what: 'a page that is cached',
    path: '/pricing',
    repeatWithEtag: true,
    answer: { status: 304 },
  },
  {
    what: 'a script that is cached',
    path: '{script}',
    repeatWithEtag: true,
    answer: { status: 304 },
  },
  {
    what: 'a page that is cached in another version',
    path: '/pricing',
    headers: { 'If-None-Match': '"another"' },
    answer: PAGE,
  },
];

export const ranges: RequestRow[] = [
  {
    what: 'the first ten bytes',
    path: '{picture}',
    headers: { Range: 'bytes=0-9' },
    answer: { status: 206, range: 'bytes 0-9/' },
    exceptions: { cloudflare: WHOLE },
  },
  {
    what: 'all but ten bytes',
    path: '{picture}',
    headers: { Range: 'bytes=10-' },
    answer: { status: 206, range: 'bytes 10-' },
    exceptions: { cloudflare: WHOLE },
  },
  {
    what: 'a range that runs backward',
    path: '{picture}',
    headers: { Range: 'bytes=9-0' },
    answer: { status: [200, 416] },
  },
  {
    what: 'a range after the end',
    path: '{picture}',
    headers: { Range: 'bytes=99999999-' },
    answer: { status: 416 },
    exceptions: { cloudflare: WHOLE },
  },
  {
    what: 'a range whose end exceeds 64 bits',
    path: '{picture}',
    headers: { Range: 'bytes=0-18446744073709551616' },
    answer: WHOLE,
  },
];

export const files: RequestRow[] = [
  {
    what: 'a hashed script',
    path: '{script}',
    answer: file('text/javascript; charset=utf-8', 'immutable'),
    exceptions: { cloudflare: file('application/javascript', 'immutable') },
  },
  { what: 'a hashed picture', path: '{picture}', answer: file('image/jpeg', 'immutable') },
  { what: 'a share picture', path: '{share}', answer: file('image/jpeg', 'immutable') },
  {
    what: 'the icon',
    path: '/favicon.svg',
    answer: file('image/svg+xml; charset=utf-8'),
    exceptions: { cloudflare: file('image/svg+xml') },
  },
  { what: 'RSS', path: '/rss.xml', answer: file('application/rss+xml; charset=utf-8') },
  { what: 'JSON Feed', path: '/feed.json', answer: file('application/feed+json') },
  {
    what: 'the sitemap',
    path: '/sitemap.xml',
    answer: file('application/xml; charset=utf-8'),
    exceptions: { cloudflare: file('application/xml') },
  },
  { what: 'robots.txt', path: '/robots.txt', answer: file('text/plain; charset=utf-8') },
  { what: 'llms.txt', path: '/llms.txt', answer: file('text/plain; charset=utf-8') },
  { what: 'a post in markdown', path: `${post}.md`, answer: file('text/markdown; charset=utf-8') },
  {
    what: 'the web manifest',
    path: '/site.webmanifest',
    answer: file('application/manifest+json'),
  },
  {
    what: 'page data',
    path: '/page-data/pricing/page-data.json',
    answer: file('application/json'),
  },
];

/** Requests for files that the build compresses, by what the client accepts. */
export const compressed: RequestRow[] = [
  {
    what: 'a page for a current browser',
    path: '/pricing',
    headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
    answer: { ...PAGE, encoding: 'br' },
  },
  {
    what: 'a page for a browser without Brotli',
    path: '/pricing',
    headers: { 'Accept-Encoding': 'gzip' },
    answer: { ...PAGE, encoding: 'gzip' },
  },
  {
    what: 'a script for a browser without Brotli',
    path: '{script}',
    headers: { 'Accept-Encoding': 'gzip' },
    answer: {
      status: 200,
      type: 'text/javascript; charset=utf-8',
      cache: 'immutable',
      encoding: 'gzip',
    },
  },
  {
    what: 'a page for a client that refuses Brotli',
    path: '/pricing',
    headers: { 'Accept-Encoding': 'br;q=0, gzip' },
    answer: { ...PAGE, encoding: 'gzip' },
  },
  {
    what: 'a page for a client that refuses both',
    path: '/pricing',
    headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.0' },
    answer: { ...PAGE, encoding: 'none' },
  },
  {
    what: 'the 404 page',
    path: '/no-such-page',
    headers: { 'Accept-Encoding': 'gzip' },
    answer: { ...NOT_FOUND, encoding: 'gzip' },
    exceptions: { cloudflare: UNCACHED_NOT_FOUND, reference: NOT_FOUND, bare: NOT_FOUND },
  },
];
