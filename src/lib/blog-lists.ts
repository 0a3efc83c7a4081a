import { PATHS } from './paths';

/** A category, its slug in the path `/blog/category/{slug}`, and the number of its articles. */
export type Category = { name: string; slug: string; count: number };

/** The context of a list page. It contains the ids of its posts; the page's query reads the posts. */
export type ListPage = {
  path: string;
  ids: string[];
  category: string | null;
  categories: Category[];
  /** The number of all articles. */
  count: number;
  page: number;
  pages: number;
};

/** The path of the first page of a category's list, or of the list of all posts. */
export const listPath = (category: { slug: string } | null): string =>
  category ? `${PATHS.blog}/category/${category.slug}` : PATHS.blog;

/**
 * The path of a page of a list. The first page has no number.
 * @param base the path of the first page
 * @param page counted from 1
 */
export const pagePath = (base: string, page: number): string =>
  page > 1 ? `${base}/page/${page}` : base;
