// What Netlify and Cloudflare have in common: `_headers`, and the lines of `_redirects`.
import { headerRules, isExact, withoutStar, type Redirect, type Rules } from './rules';

/** Writes `_headers`. */
export const headersFile = ({ prefix }: Rules): string =>
  headerRules(prefix)
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');

/** A line of `_redirects`. */
export const redirectLine = ({ path, toPath, status }: Redirect, prefix: string): string =>
  `${prefix}${path} ${toPath.replace(/\*$/, ':splat')} ${status}`;

/** The redirects with a `*` that cover no page. Cloudflare would apply the others even where there is a page. */
export const redirectsBesidePages = ({ redirects, pages }: Rules): Redirect[] =>
  redirects
    .filter((one) => !isExact(one))
    .filter(({ path }) => !pages.some((page) => page.startsWith(withoutStar(path))));
