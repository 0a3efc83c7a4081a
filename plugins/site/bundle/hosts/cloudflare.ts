import { isExact, joinLines, type Rules } from './rules';
import { redirectLine, redirectsBesidePages } from './underscore-files';

/**
 * Writes `_redirects` for Cloudflare: at most 2,000 lines for single addresses, and then 100 others. It counts lines
 * that it refuses, such as those with Netlify's "!".
 */
export function cloudflareRedirects(rules: Rules): string {
  const { redirects, pages, prefix } = rules;
  const depths = new Set(pages.map((page) => page.split('/').length - 1));
  const paths = [...depths]
    .toSorted((one, other) => one - other)
    .map((depth) => Array.from({ length: depth }, (_, index) => `/:part${index + 1}`).join(''));
  return joinLines([
    ...redirects.filter(isExact).map((one) => redirectLine(one, prefix)),
    ...redirectsBesidePages(rules).map((one) => redirectLine(one, prefix)),
    // Cloudflare would answer //elsewhere.example/..%2fblog with /blog.
    `//* ${prefix}/404 301`,
    // Cloudflare would answer /pricing/ with pricing/index.html.
    ...paths.map((path) => `${prefix}${path}/ ${prefix}${path} 308`),
  ]);
}
