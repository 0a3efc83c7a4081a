import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Properties that hold an address. */
const ADDRESSES = ['href', 'src', 'cite'] as const;

/**
 * Writes addresses as browsers read them: without spaces around them, and with the scheme in small letters, because
 * phones write `Https://` and hast-util-sanitize compares schemes letter by letter.
 */
export const tidyAddresses = (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    for (const name of ADDRESSES) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = tidyAddress(address);
    }
  });

const tidyAddress = (address: string): string =>
  address.trim().replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
