import { parse } from 'node-html-parser';

const ADDRESSES = ['href', 'src', 'poster'];

/**
 * HTML whose links and pictures work wherever it is read: every address is made absolute, and the
 * links beside headings, which are for the page alone, are left out.
 * @param base the absolute address of the page that the HTML comes from
 */
export function absoluteHtml(html: string, base: string): string {
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  for (const anchor of root.querySelectorAll('a.anchor')) anchor.remove();
  for (const node of root.querySelectorAll('[href], [src], [poster], [srcset]')) {
    for (const name of ADDRESSES) {
      const address = node.getAttribute(name);
      if (address !== undefined) node.setAttribute(name, absolute(address, base));
    }
    const candidates = node.getAttribute('srcset');
    if (candidates) node.setAttribute('srcset', absoluteSrcset(candidates, base));
  }
  return root.toString();
}

/** An address as seen from a page; what can't be read as one stays as it is. */
export const absolute = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;

const absoluteSrcset = (candidates: string, base: string) =>
  candidates
    .split(/,\s+/)
    .map((candidate) => {
      const [address = '', ...descriptors] = candidate.trim().split(/\s+/);
      return [absolute(address, base), ...descriptors].join(' ');
    })
    .join(', ');
