import type { OddRequest } from './odd-requests';
import type { RawAnswer } from './raw-request';

/**
 * Traits of requests that hosts may answer differently, because each reads them in its own way before
 * our rules apply. docs/hosts.md lists the same sentences; a test compares them.
 */
export const DIFFERENCES: { what: string; applies(request: OddRequest): boolean }[] = [
  {
    what: 'a broken escape, or an escaped control character',
    applies: ({ target }) => {
      const path = target.split('?', 1)[0]!;
      return /%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f/i.test(path) || !isUtf8(path);
    },
  },
  {
    what: 'a character that an address must not contain, and `#`',
    // RFC 3986, section 2.
    applies: ({ target }) => /[^\w\-.~:/?[\]@!$&'()*+,;=%]/.test(target),
  },
  {
    what: 'a part `.` or `..`, also escaped',
    applies: ({ target }) => /(?:[/\\]|%2f|%5c|^)(?:\.|%2e){1,2}(?:[/\\?]|%2f|%5c|$)/i.test(target),
  },
  {
    what: 'an escaped slash or backslash, or two slashes',
    applies: ({ target }) => /%2f|%5c|\\|[^:]\/\//i.test(target.split('?', 1)[0]!),
  },
  {
    what: 'an address of a whole URL',
    applies: ({ target }) => /^https?:/.test(target),
  },
  {
    what: 'an address beyond 8 kB or with a name beyond 245 bytes',
    applies: ({ target }) =>
      target.length > 8000 || target.split('/').some((name) => bytesOf(name) > 245),
  },
  {
    what: 'a method other than GET and HEAD',
    applies: ({ method }) => !['GET', 'HEAD'].includes(method),
  },
  {
    what: 'an empty or malformed `Host`',
    applies: ({ headers }) => /^$|[^\w.:[\]-]|\.\.|:.*[a-z]:|:9{5}/.test(headers.Host ?? 'host'),
  },
  {
    what: 'a range other than one plain range, and `If-Range`',
    applies: ({ headers }) =>
      'If-Range' in headers ||
      !/^bytes=\d{1,9}-(?:[1-9]\d{0,8})?$/.test(headers.Range ?? 'bytes=0-'),
  },
  {
    what: 'a condition other than one ETag in `If-None-Match`',
    applies: ({ headers }) =>
      ['If-Match', 'If-Modified-Since', 'If-Unmodified-Since'].some((name) => name in headers) ||
      (headers['If-None-Match'] ?? '"a"') !== '"a"',
  },
];

/** Whether different answers to a request are expected. */
export const mayDiffer = (request: OddRequest): boolean =>
  DIFFERENCES.some(({ applies }) => applies(request));

/** What hosts have to agree on: the status, and a redirect's address without needless escapes. */
export const outcomeOf = ({ status, location }: RawAnswer): string =>
  status >= 300 && location !== undefined ? `${status} ${plainEscapes(location)}` : String(status);

/**
 * Finds an answer that no host may give: none, 5xx, or a redirect to another site.
 * @returns a sentence, or undefined
 */
export function faultOf(origin: string, { status, location }: RawAnswer): string | undefined {
  if (status === 0) return 'closed the connection without an answer';
  if (status >= 500) return `answered ${status}`;
  if (location === undefined) return undefined;
  const leadsTo = URL.canParse(location, origin) ? new URL(location, origin).origin : '';
  return leadsTo === origin ? undefined : `led to ${location}`;
}

const RESERVED = /[%/?#\\]/;

const plainEscapes = (text: string) =>
  text.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return /[!-~]/.test(character) && !RESERVED.test(character) ? character : escape.toUpperCase();
  });

const bytesOf = (text: string) => text.replace(/%[0-9a-f]{2}/gi, '.').length;

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
