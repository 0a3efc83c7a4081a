/** What the share picture of a page says, and the file of the picture beside it. */
export type ShareFacts = {
  /** The last part of the page's address. */
  slug: string;
  title: string;
  eyebrow: string;
  /** From the project's folder; null for a page without a picture of its own. */
  picturePath: string | null;
};
