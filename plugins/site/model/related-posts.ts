import { timeOf, type Dated } from './publication';

const MAX_RELATED = 3;

type Post = Dated & { category: string };

/** Finds up to three related posts: first of the same category, then of others, by distance in time. */
export function relatedTo<P extends Post>(post: P, posts: readonly P[]): P[] {
  return posts
    .filter((other) => other !== post)
    .map((other) => ({
      other,
      isElsewhere: Number(other.category !== post.category),
      distance: distance(timeOf(post.date), timeOf(other.date)),
    }))
    .toSorted((a, b) => a.isElsewhere - b.isElsewhere || a.distance - b.distance || 0)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}

/** Without dates, times are infinite. */
const distance = (one: number, other: number) => (one === other ? 0 : Math.abs(one - other));
