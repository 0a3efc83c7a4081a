import { categoriesOf, type Category } from './categories';

/** How many posts a page of the list has. */
export const PAGE_SIZE = 12;

type Post = { id: string; category: string };

/** What a page of the list is made from. It names its posts and holds nothing of them. */
export type ListPage = {
  path: string;
  ids: string[];
  category: string | null;
  categories: Category[];
  page: number;
  pages: number;
};

/** The pages of the list at one address, of which there is one even without posts. */
function pagesAt(base: string, posts: readonly Post[]) {
  const pages = Math.max(1, Math.ceil(posts.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => ({
    path: index === 0 ? base : `${base}/page/${index + 1}`,
    ids: posts.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE).map(({ id }) => id),
    page: index + 1,
    pages,
  }));
}

/**
 * Every page of the list: of all posts, and of each category.
 * @param posts all posts in their order
 */
export function listPages(posts: readonly Post[]): ListPage[] {
  const categories = categoriesOf(posts);
  const ofAll = pagesAt('/blog', posts).map((page) => ({ ...page, category: null, categories }));
  const ofEach = categories.flatMap(({ name, slug }) => {
    const own = posts.filter((post) => post.category === name);
    return pagesAt(`/blog/category/${slug}`, own).map((page) => ({
      ...page,
      category: name,
      categories,
    }));
  });
  return [...ofAll, ...ofEach];
}
