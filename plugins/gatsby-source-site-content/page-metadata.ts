import type { ShareFacts } from '../../src/lib/share-picture';

/** The facts about a page that its head, links, lists and share picture show. */
export type PageMetadata = {
  /** Its route, such as `/pricing`. */
  path: string;
  /** Its name in links, lists and breadcrumbs. */
  name: string;
  /** Its title in the browser's tab; null for the home page, whose title is the site's name and tagline. */
  title: string | null;
  description: string;
  share: ShareFacts;
};
