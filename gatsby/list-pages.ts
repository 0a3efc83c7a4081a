import { categoriesOf } from './categories';
import { listPath, pagePath, type ListPage } from '../src/lib/blog-lists';

export const PAGE_SIZE = 12;

type Post = { id: string; category: string };

/** Splits posts into the pages of one list. There is at least one page. */
function paginate(base: string, posts: readonly Post[]) {
  const pages = Math.max(1, Math.ceil(posts.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => ({
    path: pagePath(base, index + 1),
    ids: posts.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE).map(({ id }) => id),
    page: index + 1,
    pages,
  }));
}

/**
 * The pages of the list of all posts and of each category's list.
 * @param posts all posts in the order of the list
 */
export function listPages(posts: readonly Post[]): ListPage[] {
  const categories = categoriesOf(posts);
  const ofAll = paginate(listPath(null), posts).map((page) => ({
    ...page,
    category: null,
    categories,
  }));
  const ofEach = categories.flatMap((category) => {
    const own = posts.filter((post) => post.category === category.name);
    return paginate(listPath(category), own).map((page) => ({
      ...page,
      category: category.name,
      categories,
    }));
  });
  return [...ofAll, ...ofEach];
}
