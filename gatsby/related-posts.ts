import { timeOf, type Dated } from '../plugins/gatsby-source-site-content/post-order';

const MAX_RELATED = 3;

type Post = Dated & { category: string };

/**
 * Returns a function that finds up to three posts related to a post: those of its category with the nearest
 * dates, then those of other categories with the nearest dates.
 * @param posts all posts; their order decides between equal distances
 */
export function createRelated<P extends Post>(posts: readonly P[]): (post: P) => P[] {
  // Parses each date once instead of once per pair of posts.
  const times = new Map(posts.map((post) => [post, timeOf(post.date)]));

  const byCategory = new Map<string, P[]>();
  for (const post of posts) {
    byCategory.set(post.category, byCategory.get(post.category) ?? []);
    byCategory.get(post.category)!.push(post);
  }

  const distance = (a: P, b: P) => {
    const [from, to] = [times.get(a)!, times.get(b)!];
    return from === to ? 0 : Math.abs(from - to);
  };

  function nearest(post: P, candidates: readonly P[]): P[] {
    const found: { other: P; apart: number }[] = [];
    for (const other of candidates) {
      if (other === post) continue;
      const apart = distance(post, other);
      if (found.length === MAX_RELATED && apart >= found[MAX_RELATED - 1]!.apart) continue;
      const index = found.findIndex((each) => apart < each.apart);
      found.splice(index < 0 ? found.length : index, 0, { other, apart });
      found.length = Math.min(found.length, MAX_RELATED);
    }
    return found.map(({ other }) => other);
  }

  return (post) => {
    const own = nearest(post, byCategory.get(post.category) ?? []);
    if (own.length === MAX_RELATED) return own;
    const others = posts.filter(({ category }) => category !== post.category);
    return [...own, ...nearest(post, others)].slice(0, MAX_RELATED);
  };
}
