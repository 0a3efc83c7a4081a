/** Where the list of a category begins, or that of all articles. */
export const listAddress = (category: { slug: string } | null): string =>
  category ? `/blog/category/${category.slug}` : '/blog';

/** A page of the list that begins at an address. The first page has no number. */
export const pageAddress = (base: string, page: number): string =>
  page > 1 ? `${base}/page/${page}` : base;
