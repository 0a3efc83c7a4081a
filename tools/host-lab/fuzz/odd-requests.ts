import { createRandom } from '../../../build/lib/random';
/** A request as it is sent, byte by byte. */
export type OddRequest = { method: string; target: string; headers: Record<string, string> };

const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'get', 'PROPFIND'];

/** Pieces that are inserted into addresses, or put before or after them. */
const PIECES = `
  / // \\ %5c %2f %2F . .. %2e %2e%2e ./ ../ /. /.. %00 %09 %0a %0d%0a %20 %7f % %4 %zz
  %E0%A4%A %ff %c0%af %3f ? ?? ?a=%00 #a %23 & ; ;a=b : @ * + ~ ! $ %C3%A9 %F0%9F%8D%8B
  %ED%A0%80 { } | ^ \` " ' < > , = .html .br .gz .md .txt /index /index.html index.html .env
  .git/
`
  .trim()
  .split(/\s+/);

/** Control characters other than line breaks, which would end the request line. */
const CONTROLS = [...'\x01\x08\t\x0B\f\x1B\x1F\x7F'];

const HEADERS: Record<string, string[]> = {
  Range: [
    'bytes=0-0',
    'bytes=0-',
    'bytes=-1',
    'bytes=-0',
    'bytes=9-0',
    'bytes=0-1,3-4',
    'bytes=',
    '=',
    'bytes=0-99999999999999999999',
    'bytes=99999999999999999999-',
    'bytes=a-b',
    'bites=0-1',

    'bytes=0-0,0-0,0-0,0-0,0-0,0-0,0-0,0-0',
    'bytes=-99999999999999999999',
    'bytes=0--1',
    'bytes',
  ],
  'If-Range': ['"a"', 'W/"a"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'soon', ''],
  'If-None-Match': ['*', '"a"', 'W/"a", "b"', 'a', '"', ',', ''],
  'If-Match': ['*', '"a"', ','],
  'If-Modified-Since': [
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Fri, 31 Dec 9999 23:59:59 GMT',
    'soon',
    '',
  ],
  'If-Unmodified-Since': ['Fri, 31 Dec 9999 23:59:59 GMT', 'soon'],
  'Accept-Encoding': [
    '',
    '*',
    '*;q=0',
    'br;q=0',
    'gzip;q=2',
    'br;q=a',
    'identity;q=0',
    ';',
    ',,,',
    'BR',
    'x-gzip',
    'br;q=0.001, gzip;q=1',
    'gzip'.repeat(300),
    'zstd, deflate',
  ],
  Accept: ['*/*;q=0', 'image/png', ';', 'text/html;level=1'],
  Host: ['', 'elsewhere.example', 'a:b:c', '[::1]', 'a b', 'EVIL', '127.0.0.1:99999', '../..'],
  Connection: ['close', 'upgrade', 'keep-alive, close', 'Range'],
  'X-Forwarded-Host': ['elsewhere.example'],
  'X-Original-URL': ['/_headers'],
  'X-HTTP-Method-Override': ['DELETE'],
  Expect: ['100-continue'],
  Cookie: ['a'.repeat(3000), '=;=;', 'evenplate-theme=<script>'],
  'Content-Length': ['0'],
};

/**
 * Generates random odd requests from addresses of the site. The same seed gives the same requests.
 * @param seed a whole number
 * @param addresses paths of the site, such as `/pricing`
 */
export function oddRequests(seed: number, count: number, addresses: string[]): OddRequest[] {
  const { share, below, one: pick } = createRandom(seed);
  const times = <Item>(most: number, make: () => Item) =>
    Array.from({ length: 1 + below(most) }, make);
  const changes: ((target: string) => string)[] = [
    (target) => target,
    (target) => target + pick(PIECES),
    (target) => `/${pick(PIECES)}${target}`,
    (target) => target + times(4, () => pick(PIECES)).join(''),
    (target) => `${target}/`,
    (target) => insert(target, pick(PIECES)),
    (target) => insert(target, times(3, () => pick(PIECES)).join('')),
    (target) => escapeOne(target),
    (target) => target.toUpperCase(),
    (target) => `${target}?${'a=b&'.repeat(pick([1, 50, 500]))}`,
    (target) =>
      target + pick(['a', '%C3%A9', '%20', 'a/', './']).repeat(pick([60, 130, 300, 2000])),
    (target) => `http://elsewhere.example${target}`,
    (target) => target.replace('/', '/./'),
    (target) => target + times(6, () => pick(CONTROLS)).join(''),
  ];
  const insert = (target: string, piece: string) => {
    const place = 1 + below(target.length);
    return target.slice(0, place) + piece + target.slice(place);
  };
  const escapeOne = (target: string) => {
    const place = Math.min(1 + below(target.length), target.length - 1);
    const code = target.codePointAt(place)!.toString(16).padStart(2, '0');
    return `${target.slice(0, place)}%${code}${target.slice(place + 1)}`;
  };
  const someHeaders = () =>
    Object.fromEntries(
      times(3, () => pick(Object.keys(HEADERS))).map((name) => [name, pick(HEADERS[name]!)]),
    );

  return Array.from({ length: count }, () => ({
    method: share() < 0.15 ? pick(METHODS) : 'GET',
    target: pick(changes)(pick(addresses)),
    headers: share() < 0.4 ? someHeaders() : {},
  }));
}
