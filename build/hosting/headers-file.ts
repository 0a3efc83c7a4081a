import { CACHE, HASHED_FOLDERS, isHashed } from './file-rules';
import { DOCUMENT_HEADERS, HEADERS, POLICY } from './headers';
import { TYPES_OF_FILES, contentTypeOf } from './media-types';

type Rule = [path: string, headers: Record<string, string>];

/** How many rules Cloudflare Pages reads; it ignores the rest. */
const MAX_RULES = 100;

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/**
 * The bundle's `_headers`, which Cloudflare Pages and Netlify read. Both join the values of a header
 * that two rules set, so for each path only one rule sets a header. No rule asks browsers to
 * revalidate, because both hosts do so by default.
 * @param routes the paths of all pages
 * @param files the paths of all files of the bundle
 * @throws if there are more rules than Cloudflare Pages reads
 */
export function headersFile(policy: string, routes: string[], files: string[]): string {
  const { [RESOURCE_POLICY]: resourcePolicy, ...onEveryResponse } = DOCUMENT_HEADERS;
  const rules: Rule[] = [
    ['/*', { ...HEADERS, ...onEveryResponse, [POLICY]: policy }],
    ...patternsOf(routes).map((path): Rule => [path, { [RESOURCE_POLICY]: resourcePolicy! }]),
    ...HASHED_FOLDERS.map((folder): Rule => [`/${folder}/*`, { 'Cache-Control': CACHE.immutable }]),
    ...files
      .filter((file) => isHashed(file) && /^\/[^/]+\.(?:js|css)$/.test(file))
      .map((file): Rule => [file, { 'Cache-Control': CACHE.immutable }]),
    ...Object.keys(TYPES_OF_FILES).map((file): Rule => [
      file,
      { 'Content-Type': contentTypeOf(file)! },
    ]),
  ];
  if (rules.length > MAX_RULES) {
    throw new Error(
      `_headers would have ${rules.length} rules, but Cloudflare Pages reads only ${MAX_RULES}.`,
    );
  }
  return rules.map(write).join('\n');
}

const write = ([path, headers]: Rule) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/** The routes of the first level, and one pattern for all routes below each. */
function patternsOf(routes: string[]): string[] {
  const patterns = routes.map((route) => {
    const [, first = '', ...rest] = route.split('/');
    return rest.length > 0 ? `/${first}/*` : `/${first}`;
  });
  return [...new Set(patterns)].toSorted();
}

/** The policy in the text of a bundle's `_headers`; undefined if there is none. */
export const readPolicy = (text: string): string | undefined =>
  new RegExp(`^ *${POLICY}: (.+)$`, 'm').exec(text)?.[1];
