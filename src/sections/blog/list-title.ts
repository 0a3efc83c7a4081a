import { interpolate } from '../../lib/interpolate';

/**
 * The title of a page of a list, without the product's name.
 * @param category the name of the category; null for all articles
 */
export function listTitle(
  { title, heads }: Pick<Queries.BlogListLabelsFragment, 'title' | 'heads'>,
  category: string | null,
  page = 1,
): string {
  const list = category === null ? title : interpolate(heads.categoryTitle, { category });
  return page === 1 ? list : interpolate(heads.laterTitle, { list, page });
}
