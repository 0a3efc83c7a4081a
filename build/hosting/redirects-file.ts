import type { Redirect } from '../../src/redirects';

/** How many rules without a `*` Cloudflare Pages reads. Rules that it can't parse count, too. */
const MAX_RULES = 2000;

const HEAD = `# Cloudflare Pages and Netlify read this. Cloudflare redirects even where there is a file, so the
# redirects of unknown addresses are in functions/ and netlify.toml. Netlify redirects where there is a
# file only if the rule ends with "!", which Cloudflare can't parse, so permanent rules are here twice.
`;

/**
 * The bundle's `_redirects`: the rules that apply whether or not there is a file. Permanent ones come
 * first, because Cloudflare counts rules after a `*` to another, lower limit.
 * @throws if there are more rules than Cloudflare Pages reads
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const rules = redirects.filter(({ onlyUnknown }) => !onlyUnknown);
  const isPermanent = ({ status }: Redirect) => status === 301;
  const lines = [
    ...rules.filter(isPermanent).flatMap((rule) => [`${write(rule)}!`, write(rule)]),
    ...rules.filter((rule) => !isPermanent(rule)).map(write),
  ];
  if (lines.length > MAX_RULES) {
    throw new Error(
      `_redirects would have ${lines.length} rules, but Cloudflare Pages reads only ${MAX_RULES}. Each address in "formerly" needs two: remove the oldest ones.`,
    );
  }
  return HEAD + lines.map((line) => `${line}\n`).join('');
}

const write = ({ from, to, status }: Redirect) =>
  `${from} ${to.replace(/\*$/, ':splat')} ${status}`;

/** The permanent redirects in the text of a bundle's `_redirects`. */
export const readPermanentRedirects = (text: string): Redirect[] =>
  Array.from(text.matchAll(/^(\/\S+) (\/\S+) 301$/gm), ([, from, to]) => ({
    from: from!,
    to: to!,
    status: 301,
  }));
