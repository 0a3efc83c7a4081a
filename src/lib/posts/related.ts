import { timeOf, type Dated } from './order';

const MOST = 3;

type Post = Dated & { category: string };

/**
 * Finds up to three posts to read after one: of its category first, then the nearest by date.
 * @param posts all posts in their order, which decides between equals
 */
export function createRelated<P extends Post>(posts: readonly P[]): (post: P) => P[] {
  // Dates are read once, or a thousand posts would read them a million times.
  const times = new Map(posts.map((post) => [post, timeOf(post)]));

  const byCategory = new Map<string, P[]>();
  for (const post of posts) {
    byCategory.set(post.category, byCategory.get(post.category) ?? []);
    byCategory.get(post.category)!.push(post);
  }

  const timeBetween = (a: P, b: P) => {
    const [from, to] = [times.get(a)!, times.get(b)!];
    return from === to ? 0 : Math.abs(from - to);
  };

  function nearest(post: P, candidates: readonly P[]): P[] {
    const found: { other: P; far: number }[] = [];
    for (const other of candidates) {
      if (other === post) continue;
      const far = timeBetween(post, other);
      if (found.length === MOST && far >= found[MOST - 1]!.far) continue;
      const place = found.findIndex((each) => far < each.far);
      found.splice(place < 0 ? found.length : place, 0, { other, far });
      found.length = Math.min(found.length, MOST);
    }
    return found.map(({ other }) => other);
  }

  return (post) => {
    const own = nearest(post, byCategory.get(post.category) ?? []);
    if (own.length === MOST) return own;
    const others = posts.filter(({ category }) => category !== post.category);
    return [...own, ...nearest(post, others)].slice(0, MOST);
  };
}
