import { join } from 'node:path';
import { cacheFolder, ResultCache } from '../build-cache';
import { ContentReader } from './content-reader';

type SiteContent = { reader: ContentReader; cache: ResultCache };

const known = new Map<string, SiteContent>();

/**
 * The reader of a build's content, which the check and the nodes share, and its cache.
 * @param root the project's folder
 */
export function siteContent(root = process.cwd()): SiteContent {
  const cache = known.get(root)?.cache ?? new ResultCache(join(cacheFolder(root), 'texts'));
  const content = known.get(root) ?? { reader: new ContentReader(root, cache.get), cache };
  known.set(root, content);
  return content;
}
