import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';

/** Types of script elements that run. Others hold data (HTML, "prepare the script element"). */
const EXECUTABLE = [undefined, '', 'module', 'text/javascript', 'speculationrules'];

/** The inline scripts of a document that run. */
export const inlineScripts = (root: HTMLElement): HTMLElement[] =>
  root
    .querySelectorAll('script:not([src])')
    .filter((script) => EXECUTABLE.includes(script.getAttribute('type')));

/**
 * The policy of a document (W3C Content Security Policy 3), which names its inline scripts and styles by
 * their hashes. `frame-ancestors` is a header, because a `<meta>` can't set it.
 */
export function policyOf(root: HTMLElement): string {
  const pictures = root.querySelectorAll('img').map(({ attributes }) => attributes.src ?? '');
  const elsewhere = pictures
    .filter((src) => /^https?:/.test(src))
    .map((src) => new URL(src).origin);
  const directives = [
    // Not 'none', because Firefox applies it to <link rel="prefetch">.
    "default-src 'self'",
    ["script-src 'self'", ...new Set(inlineScripts(root).map(hashOf))].join(' '),
    ["style-src 'self'", ...new Set(root.querySelectorAll('style').map(hashOf))].join(' '),
    ["img-src 'self'", ...new Set(elsewhere)].join(' '),
    ...['frame', 'media', 'object', 'worker'].map((kind) => `${kind}-src 'none'`),
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return directives.join('; ');
}

/** An element's text as a source of a policy (section 2.3.1, hash-source). */
const hashOf = ({ rawText }: HTMLElement): string =>
  `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`;
