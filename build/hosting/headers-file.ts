import { CACHE, HASHED_FOLDERS, TYPES_OF_FILES, contentTypeOf, isHashed } from './files';
import { DOCUMENT_HEADERS, HEADERS, POLICY } from './headers';

type Rule = [path: string, headers: Record<string, string>];

/** How many rules Cloudflare Pages reads; it ignores the rest. */
const MOST_RULES = 100;

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/**
 * The bundle's `_headers`, which Cloudflare Pages and Netlify read. Where two rules set one header
 * both hosts join the values, so each header stands in one rule for any path; "ask again" is what
 * both say by themselves.
 * @param routes the paths of all pages
 * @param files the paths of all files of the bundle
 */
export function headersFile(policy: string, routes: string[], files: string[]): string {
  const { [RESOURCE_POLICY]: resourcePolicy, ...onEveryAnswer } = DOCUMENT_HEADERS;
  const rules: Rule[] = [
    ['/*', { ...HEADERS, ...onEveryAnswer, [POLICY]: policy }],
    ...patternsOf(routes).map((path): Rule => [path, { [RESOURCE_POLICY]: resourcePolicy! }]),
    ...HASHED_FOLDERS.map((folder): Rule => [`/${folder}/*`, { 'Cache-Control': CACHE.forGood }]),
    ...files
      .filter((file) => isHashed(file) && /^\/[^/]+\.(?:js|css)$/.test(file))
      .map((file): Rule => [file, { 'Cache-Control': CACHE.forGood }]),
    ...Object.keys(TYPES_OF_FILES).map((file): Rule => [
      file,
      { 'Content-Type': contentTypeOf(file)! },
    ]),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers would have ${rules.length} rules, but Cloudflare reads 100 rules.`);
  }
  return rules.map(write).join('\n');
}

const write = ([path, headers]: Rule) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/** The routes of the first level, and a pattern for what lies below one: as many as there are pages by hand. */
function patternsOf(routes: string[]): string[] {
  const patterns = routes.map((route) => {
    const [, first, more] = /^\/([^/]*)(\/)?/.exec(route)!;
    return more ? `/${first}/*` : `/${first}`;
  });
  return [...new Set(patterns)].toSorted();
}

/** The policy that a bundle's `_headers` carries, or undefined where there is none. */
export const readPolicy = (text: string): string | undefined =>
  new RegExp(`^ *${POLICY}: (.+)$`, 'm').exec(text)?.[1];
