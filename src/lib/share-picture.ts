/** The texts and the picture of a page's share picture. */
export type ShareFacts = {
  /** The last segment of the page's path. */
  slug: string;
  title: string;
  eyebrow: string;
  /** Path of the picture from the project's root; null for a page without one. */
  picturePath: string | null;
};

/** The picture of pages without one of their own; a path from the project's root. */
export const BACKDROP = 'content/images/share/backdrop.jpg';

/** Width and height of every share picture in pixels: a ratio of 1.91:1, which social networks don't crop. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
