import { timeOf, type Dated } from '../plugins/gatsby-source-site-content/publication';

const MAX_RELATED = 3;

type Post = Dated & { category: string };

/**
 * Returns a function that finds up to three posts related to a post: those of its category with the nearest
 * dates, then those of other categories with the nearest dates.
 * @param posts all posts, sorted by date; their order decides between equal distances
 */
export function createRelated<P extends Post>(posts: readonly P[]): (post: P) => P[] {
  const positions = new Map(posts.map((post, position) => [post, position]));

  /** Up to three posts before (step -1) or after a post. */
  function take(post: P, step: 1 | -1, isWanted: (other: P) => boolean): P[] {
    const taken: P[] = [];
    for (
      let at = positions.get(post)! + step;
      at in posts && taken.length < MAX_RELATED;
      at += step
    )
      if (isWanted(posts[at]!)) taken.push(posts[at]!);
    return taken;
  }

  /** The nearest posts are among the three before and the three after, because posts are sorted by date. */
  const nearest = (post: P, isWanted: (other: P) => boolean) =>
    [...take(post, -1, isWanted).toReversed(), ...take(post, 1, isWanted)].toSorted(
      (one, other) => distance(post, one) - distance(post, other) || 0,
    );

  return (post) => {
    const own = nearest(post, ({ category }) => category === post.category);
    const others = () => nearest(post, ({ category }) => category !== post.category);
    return [...own, ...(own.length < MAX_RELATED ? others() : [])].slice(0, MAX_RELATED);
  };
}

const distance = (one: Dated, other: Dated) => {
  const [from, to] = [timeOf(one.date), timeOf(other.date)];
  return from === to ? 0 : Math.abs(from - to);
};
