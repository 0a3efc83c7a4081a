import { TRUSTED_TYPES } from '../../src/inline-scripts/trusted-types';

/** The parts of the documents of a build that a policy has to name. */
export type PolicySources = {
  /** The hash of every inline script and of every style element, as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The origins of other sites whose pictures articles show. */
  pictureOrigins: readonly string[];
};

/** Directives that a `<meta>` may not set (CSP 3, section 3.3). */
const ONLY_AS_HEADER = ['frame-ancestors'];

/** What a page may do (W3C Content Security Policy 3; Trusted Types). Everything else is forbidden. */
const directivesOf = ({
  scripts,
  styles,
  pictureOrigins,
}: PolicySources): Record<string, string[]> => ({
  // Firefox applies default-src to <link rel="prefetch">, so no page may have one (docs/decisions/0014).
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", ...styles],
  'img-src': ["'self'", ...pictureOrigins],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'child-src': ["'none'"],
  'frame-src': ["'none'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'worker-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': Object.values(TRUSTED_TYPES),
});

const write = (directives: [string, string[]][]) =>
  directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');

/** The policy as the value of a header. */
export const headerPolicy = (sources: PolicySources): string =>
  write(Object.entries(directivesOf(sources)));

/** The policy as the content of a `<meta>`, for hosts that send no headers. */
export const metaPolicy = (sources: PolicySources): string =>
  write(Object.entries(directivesOf(sources)).filter(([name]) => !ONLY_AS_HEADER.includes(name)));
