import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';

/** Types of script elements that run. Others hold data (HTML, "prepare the script element"). */
const EXECUTABLE = [undefined, '', 'module', 'text/javascript', 'speculationrules'];

/** Whether an element is an inline script that runs. */
export const isInlineScript = (element: HTMLElement): boolean =>
  element.rawTagName === 'script' &&
  !element.hasAttribute('src') &&
  EXECUTABLE.includes(element.getAttribute('type'));

/**
 * The policy of a document (W3C Content Security Policy 3). `frame-ancestors` is a header, because a `<meta>` can't
 * set it.
 */
export function policyOf(root: HTMLElement): string {
  /** The other sites that an attribute names. */
  const sites = (selector: string, attribute: string) => [
    ...new Set(
      root
        .querySelectorAll(selector)
        .map((element) => element.getAttribute(attribute) ?? '')
        .filter((address) => /^https?:/.test(address))
        .map((address) => new URL(address).origin),
    ),
  ];
  // From the script that counts visits, if there is one (gatsby-ssr.tsx).
  const endpoints = sites('script', 'data-endpoint');
  const directives = [
    // For fonts and requests. Everything else has its own directive.
    "default-src 'self'",
    [
      "script-src 'self'",
      ...sites('script', 'src'),
      ...new Set(root.querySelectorAll('script').filter(isInlineScript).map(hashOf)),
    ].join(' '),
    ...(endpoints.length > 0 ? [["connect-src 'self'", ...endpoints].join(' ')] : []),
    // Hosts may rewrite style elements: with hashes, one added byte would take all styles (docs/decisions/0008-policy.md).
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    ["img-src 'self'", ...sites('img', 'src')].join(' '),
    `media-src ${root.querySelector('video') ? "'self'" : "'none'"}`,
    ...['frame', 'object', 'worker'].map((kind) => `${kind}-src 'none'`),
    "base-uri 'none'",
    root.querySelector('form[action]')
      ? ["form-action 'self'", ...sites('form', 'action')].join(' ')
      : "form-action 'none'",
  ];
  return directives.join('; ');
}

/** An inline script as a source of a policy (section 2.3.1, hash-source). */
const hashOf = ({ rawText }: HTMLElement): string =>
  `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`;
