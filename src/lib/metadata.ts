// What search engines, feeds and social networks read about a page.

type Site = { name: string; tagline: string };

/** The text of a page's `<title>`. The home page has no title of its own. */
export const pageTitle = (title: string | null | undefined, { name, tagline }: Site): string =>
  title ? `${title} · ${name}` : `${name}: ${tagline}`;

/**
 * Turns a calendar day (midnight in UTC) into a moment, for feeds: 10:00 in UTC is the same day from Honolulu to
 * Auckland. A time that an author wrote is kept.
 */
export const momentOf = (iso: string): string => iso.replace(/T00:00:00\.000Z$/, 'T10:00:00.000Z');

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
