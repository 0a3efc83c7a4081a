/** What a page's share picture shows, and the photograph beside the text. */
export type ShareFacts = {
  /** The last segment of the page's path. */
  slug: string;
  title: string;
  eyebrow: string;
  /** Path of the photograph from the project's root; null for a page without one. */
  picturePath: string | null;
};

/** Width and height of every share picture in pixels: the 1.91:1 that Open Graph consumers don't crop. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
