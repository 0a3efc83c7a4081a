// npm run check:launch: lists what is still a placeholder, and what to put there.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, inOrder, type Problem } from '../plugins/site/check';
import { siteNow } from '../plugins/site/model';

/** Domains that nobody can own (RFC 2606), and profiles of the form `@evenplate_example`. */
const RESERVED =
  /[.@](?:example|test|invalid|localhost)(?=[/:,\s"'`)\]<>]|\.?$)|\bexample\.(?:com|net|org)\b|_example\b/i;

const SITE = 'content/data/site.json';
const INTERFACE = 'content/data/interface.json';
const SECURITY_TXT = 'static/.well-known/security.txt';
const NOTICE_DAYS = 60;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

const BY_HAND =
  'No check sees whether somebody has compared the figures with their originals (docs/nutrition-data.md) and cooked the dishes.';

/** The legal pages that a company's site needs, and what each has to say. */
const LEGAL_PAGES = {
  privacy: 'what the site and the server keep, and whom to ask',
  terms: 'the terms under which people use the site',
  imprint: 'who publishes the site, with a postal address',
};

/**
 * Finds everything that has to be replaced or added before the site is launched.
 * @param root the project's folder
 */
export function findPlaceholders(root: string, now = siteNow()): Problem[] {
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const content = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:json|md|markdown)$/.test(file) && statSync(join(root, file)).isFile());
  return inOrder([
    ...[...content, 'SECURITY.md', SECURITY_TXT].flatMap((file) => findReserved(file, read(file))),
    ...findInSite(JSON.parse(read(SITE)) as Record<string, unknown>, read),
    ...findLegalPages(read),
    ...findExpiry(read(SECURITY_TXT), now),
  ]);
}

const findReserved = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const word = line.split(/[\s"'`<>()]+/).find((each) => RESERVED.test(each));
    const message = `"${word}" is a placeholder; put an address of yours`;
    return word === undefined ? [] : [{ file, line: index + 1, message }];
  });

function findInSite(site: Record<string, unknown>, read: (file: string) => string): Problem[] {
  const missing = 'missing; put the year and the company, such as "2026 Evenplate Foods, Inc."';
  return [
    ...(site.copyright === undefined ? [{ file: SITE, key: 'copyright', message: missing }] : []),
    ...['docsUrl', 'contactUrl']
      .filter(
        (key) =>
          String(site[key]).startsWith('/') && read(`content/pages${String(site[key])}.md`) === '',
      )
      .map((key) => {
        const message = `this site has no page ${String(site[key])}; put an address with https://`;
        return { file: SITE, key, message };
      }),
  ];
}

const findLegalPages = (read: (file: string) => string): Problem[] =>
  Object.entries(LEGAL_PAGES).flatMap(([name, content]) => {
    const file = `content/pages/${name}.md`;
    const isLinked = read(INTERFACE).includes(`"/${name}"`);
    const missing = `missing; write ${content}, and link to it from noteLinks in ${INTERFACE}`;
    if (read(file) === '') return [{ file, message: missing }];
    const message = `put a link to /${name} into noteLinks, so that people find the page`;
    return isLinked ? [] : [{ file: INTERFACE, message }];
  });

/** `security.txt` names the day on which it expires (RFC 9116, section 2.5.5). */
function findExpiry(text: string, now: Date): Problem[] {
  const expires = /^Expires: *(\S+)/m.exec(text)?.[1] ?? '';
  const days = Math.floor((Date.parse(expires) - now.getTime()) / MS_PER_DAY);
  if (days >= NOTICE_DAYS) return [];
  const when = days < 0 ? 'has expired' : `expires in ${days} days`;
  const message = Number.isNaN(days) ? 'names no day on which it expires' : when;
  return [{ file: SECURITY_TXT, message: `${message}; put a day within a year after "Expires:"` }];
}

if (process.argv[1] === __filename) {
  const found = findPlaceholders(process.cwd());
  for (const problem of found) console.log(formatProblem(problem));
  if (found.length === 0) console.log('Nothing on this site is a placeholder.');
  else console.log(`\nThings left to do before the launch: ${found.length}`);
  console.log(BY_HAND);
  process.exitCode = found.length > 0 ? 1 : 0;
}
