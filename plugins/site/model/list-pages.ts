import GithubSlugger from 'github-slugger';
import {
  listPath,
  PAGE_SIZE,
  pagePath,
  type Category,
  type ListPage,
} from '../../../src/lib/blog-lists';
import { siteLocale } from '../formats';
import { slugOf } from './slug';

type Post = { id: string; category: string };

/** The categories of all posts, sorted by name. Equal slugs are numbered; the default is `category`. */
export function categoriesOf(posts: readonly Pick<Post, 'category'>[]): Category[] {
  const slugger = new GithubSlugger();
  const names = new Set(posts.map(({ category }) => category));
  return [...names].toSorted(new Intl.Collator(siteLocale()).compare).map((name) => ({
    name,
    slug: slugger.slug(slugOf(name) || 'category'),
    count: posts.filter(({ category }) => category === name).length,
  }));
}

/** The pages of the list of all posts and of each category's list, in the order of the posts. */
export function listPages(posts: readonly Post[]): ListPage[] {
  const categories = categoriesOf(posts);
  return [null, ...categories].flatMap((category) => {
    const listed = category ? posts.filter((post) => post.category === category.name) : posts;
    const pages = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
    return Array.from({ length: pages }, (_, index) => ({
      path: pagePath(listPath(category), index + 1),
      ids: listed.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE).map(({ id }) => id),
      category: category && category.name,
      categories,
      count: posts.length,
      page: index + 1,
      pages,
    }));
  });
}
