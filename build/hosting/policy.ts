import { TRUSTED_TYPES } from '../../src/inline-scripts/trusted-types/names';

/** What the documents of a build hold that a policy has to name. */
export type PolicySources = {
  /** `'sha256-…'` of every inline script and of every style element. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Other sites whose pictures articles show. */
  pictureOrigins: readonly string[];
};

/** Directives that a `<meta>` may not set (CSP 3, section 3.3). */
const ONLY_AS_HEADER = ['frame-ancestors'];

/** What a page may do (W3C Content Security Policy 3; Trusted Types): nothing, but for this. */
const directivesOf = ({
  scripts,
  styles,
  pictureOrigins,
}: PolicySources): Record<string, string[]> => ({
  // All that CSP knows has a directive of its own below: this one is left for a prefetch, in Firefox.
  'default-src': ["'self'"],
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

/** The policy as the header says it. */
export const headerPolicy = (sources: PolicySources): string =>
  write(Object.entries(directivesOf(sources)));

/** The policy as a `<meta>` says it, for hosts that send no headers. */
export const metaPolicy = (sources: PolicySources): string =>
  write(Object.entries(directivesOf(sources)).filter(([name]) => !ONLY_AS_HEADER.includes(name)));
