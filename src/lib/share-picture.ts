/** The content of a page's share picture. */
export type ShareFacts = {
  /** The last segment of the page's path. */
  slug: string;
  title: string;
  eyebrow: string;
  /** The path of the picture from the project's root, or null. */
  picturePath: string | null;
};

/** The picture for pages without one; a path from the project's root. */
export const BACKDROP = 'content/images/share/backdrop.jpg';

/** Width and height in pixels: social networks don't crop 1.91:1. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
