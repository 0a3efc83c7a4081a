import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { inFolder } from '../model/site-url';

/** The properties that are the address of a page or a file. */
const ADDRESSES = ['href', 'src'];

/** Changes the addresses in a text. */
export function changeAddresses(tree: Root, change: (address: string) => string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ADDRESSES) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = change(address);
    }
  });
}

/**
 * Writes addresses as browsers read them: without spaces around them, and with the scheme in small letters, because
 * phones write `Https://` and hast-util-sanitize compares schemes letter by letter.
 */
export const tidyAddresses = (tree: Root) =>
  changeAddresses(tree, (address) =>
    address.trim().replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase()),
  );

/** Adds the site's folder to paths of this site. */
export const addPrefix = (tree: Root) => changeAddresses(tree, inFolder);

/**
 * Resolves a link, and hides `window.opener` from other sites.
 * @param targetOf where a link to a path of this site leads
 */
export function finishLink({ properties }: Element, targetOf: (path: string) => string): void {
  if (properties.href === undefined) return;
  const target = targetOf(String(properties.href));
  properties.href = target;
  const leadsElsewhere = /^(?:https?:)?\/\//i.test(target);
  if (leadsElsewhere) properties.rel = ['noopener'];
}
