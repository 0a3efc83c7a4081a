import type { ListContent } from './fetch-list';

/** Whether a list has one article, whose card is wider than the others. */
export const isLone = ({ posts, pages }: Pick<ListContent, 'posts' | 'pages'>): boolean =>
  pages === 1 && posts.length === 1;
