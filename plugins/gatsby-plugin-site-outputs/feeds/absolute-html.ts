import { parse } from 'node-html-parser';
import { resolveUrl } from '../../../src/lib/resolve-url';

const ADDRESSES = ['href', 'src', 'poster'];

/**
 * Prepares the HTML of a page for feeds: makes all addresses absolute and removes the links beside
 * headings.
 * @param base the absolute URL of the page
 */
export function absoluteHtml(html: string, base: string): string {
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  for (const anchor of root.querySelectorAll('a.anchor')) anchor.remove();
  for (const node of root.querySelectorAll('[href], [src], [poster], [srcset]')) {
    for (const name of ADDRESSES) {
      const address = node.getAttribute(name);
      if (address !== undefined) node.setAttribute(name, resolveUrl(address, base));
    }
    const candidates = node.getAttribute('srcset');
    if (candidates) node.setAttribute('srcset', absoluteSrcset(candidates, base));
  }
  return root.toString();
}

const absoluteSrcset = (candidates: string, base: string) =>
  candidates
    .split(/,\s+/)
    .map((candidate) => {
      const [address = '', ...descriptors] = candidate.trim().split(/\s+/);
      return [resolveUrl(address, base), ...descriptors].join(' ');
    })
    .join(', ');
