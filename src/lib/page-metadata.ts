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

/** What the share picture of a page says, and the file of the picture beside it. */
export type ShareFacts = {
  /** The last part of the page's address. */
  slug: string;
  title: string;
  eyebrow: string;
  /** From the project's folder; null for a page without a picture of its own. */
  picturePath: string | null;
};
