import { ResultCache } from '../result-cache';
import { ContentReader } from './content-reader';

type SiteContent = { reader: ContentReader; cache: ResultCache };

let content: SiteContent | undefined;

/** The reader of a build's content, which the check and the nodes share, and its cache. */
export function siteContent(): SiteContent {
  if (content) return content;
  const cache = new ResultCache('articles');
  content = { reader: new ContentReader(process.cwd(), cache.get), cache };
  return content;
}
