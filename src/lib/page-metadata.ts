import type { ShareFacts } from './share-picture';

/** What a page says about itself, to those who link to it, list it or share it. */
export type PageMetadata = {
  /** Its route, such as `/pricing`. */
  path: string;
  /** What it is called in links, lists and breadcrumbs. */
  name: string;
  /** What it is called in the browser's tab; null for the home page, which bears the site's name. */
  title: string | null;
  description: string;
  share: ShareFacts;
};
