import { slugOf } from './slug';

/** The folder in which authors write pages of prose. */
export const PROSE_FOLDER = 'content/pages';

/** The path of the page that a file of `content/pages` becomes: `About us.md` is `/about-us`. */
export const prosePagePath = (name: string): string =>
  `/${slugOf(name.replace(/\.(md|markdown)$/, ''))}`;
