import { timeOf, type Dated } from '../plugins/gatsby-source-site-content/post-order';

const MAX_RELATED = 3;

type Post = Dated & { category: string };

/**
 * Up to three posts related to a post: those of its category with the nearest dates, then those of other
 * categories with the nearest dates.
 * @param posts all posts, sorted by date; their order decides between equal distances
 */
export function relatedTo<P extends Post>(post: P, posts: readonly P[]): P[] {
  /** The nearest posts are among the three before and the three after, because posts are sorted by date. */
  const nearest = (isWanted: (other: P) => boolean) => {
    const list = posts.filter((other) => other === post || isWanted(other));
    const at = list.indexOf(post);
    return list
      .slice(Math.max(0, at - MAX_RELATED), at + MAX_RELATED + 1)
      .filter((other) => other !== post)
      .toSorted((one, other) => distance(post, one) - distance(post, other) || 0);
  };
  const own = nearest(({ category }) => category === post.category);
  const others = nearest(({ category }) => category !== post.category);
  return [...own, ...others].slice(0, MAX_RELATED);
}

const distance = (one: Dated, other: Dated) => {
  const [from, to] = [timeOf(one.date), timeOf(other.date)];
  return from === to ? 0 : Math.abs(from - to);
};
