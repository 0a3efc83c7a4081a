/** The path of the first page of a category's list, or of the list of all posts. */
export const listPath = (category: { slug: string } | null): string =>
  category ? `/blog/category/${category.slug}` : '/blog';

/**
 * The path of a page of a list. The first page has no number.
 * @param base the path of the first page
 * @param page counted from 1
 */
export const pagePath = (base: string, page: number): string =>
  page > 1 ? `${base}/page/${page}` : base;
