import { PATHS } from './paths';

/** The number of articles on a page of a list. */
export const PAGE_SIZE = 12;

/** A category, its slug in the path `/blog/category/{slug}`, and the number of its articles. */
export type Category = { name: string; slug: string; count: number };

/** The context of a list page. The page's query reads the posts with these ids. */
export type ListPage = {
  path: string;
  ids: string[];
  /** The name of the category; null for all articles. */
  category: string | null;
  categories: Category[];
  /** The number of all articles. */
  count: number;
  page: number;
  pages: number;
};

/** The path of the first page of a category's list, or of the list of all articles. */
export const listPath = (category: { slug: string } | null): string =>
  category ? `${PATHS.blog}/category/${category.slug}` : PATHS.blog;

/** The path of a page of a list, counted from 1. `base` is the path of the first page. */
export const pagePath = (base: string, page: number): string =>
  page > 1 ? `${base}/page/${page}` : base;

/** Whether a path is one of {@link pagePath}. */
export const isListPage = (path: string): boolean =>
  path.startsWith(PATHS.blog) &&
  /^(\/category\/[^/]+)?(\/page\/\d+)?$/.test(path.slice(PATHS.blog.length));
