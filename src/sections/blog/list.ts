import { stateAddress } from '../../lib/paths';

/** A page of a list: all articles, or those of a category. */
export type List = {
  path: string;
  /** The name of the category; null for all articles. */
  category: string | null;
  /** The title of its document. */
  title: string;
  /** Added to the headline for screen readers: the category and the page number. */
  addition: string;
  announcement: string;
};

/** The query's key for the name of a category. */
export const CATEGORY = 'category';

/** The address of a list, with the visitor's query. Its path contains the category. */
export function addressOf(path: string, hash?: string): string {
  const query = new URLSearchParams(location.search);
  query.delete(CATEGORY);
  return stateAddress(path, hash, query.size > 0 ? `?${query}` : '');
}
