import path from 'node:path';
import { siteUrl } from '../../src/lib/site-url';
import { checkBundle } from '../../checks/links/check-bundle';
import { inputHash, openCache } from '../lib/cache';

/**
 * Follows every link of what Gatsby has built, and reads only the documents that have changed since
 * the last build. In a process of its own: with ten thousand articles Gatsby's is full.
 * @param root the folder of the sources, with Gatsby's `public` in it
 * @param known the file of what the last build read
 * @throws all dead links, a line each
 */
export function checkLinks(root: string, known: string): void {
  const cache = openCache(known, inputHash(root, 'checks/links', 'build/lib', 'src/lib'));
  const dead = checkBundle(path.join(root, 'public'), siteUrl(), root, cache);
  cache.save();
  if (dead.length > 0) throw new Error(`Dead links:\n\n${dead.join('\n')}\n`);
}
