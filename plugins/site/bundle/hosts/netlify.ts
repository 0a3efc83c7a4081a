import { isExact, joinLines, type Rules } from './rules';
import { redirectLine, redirectsBesidePages } from './underscore-files';

/**
 * Writes `_redirects` for Netlify, which reads the redirects of unknown articles from netlify.toml, and removes slashes
 * at the end by itself. Where a file exists, such as a redirect document, it needs a "!".
 */
export const netlifyRedirects = (rules: Rules): string =>
  joinLines([
    ...rules.redirects.filter(isExact).map((one) => `${redirectLine(one, rules.prefix)}!`),
    ...redirectsBesidePages(rules).map((one) => redirectLine(one, rules.prefix)),
  ]);
