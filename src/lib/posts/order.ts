/** What the order of posts depends on. */
export type Dated = { slug: string; date: string | null };

/** When a post was written; one without a date, or with a date that is none, before all others. */
export const timeOf = ({ date }: Dated): number => {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/** Newest first, without a date last, and by slug where dates are equal. */
export function inOrder<Post extends Dated>(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => {
    const [timeA, timeB] = [timeOf(a), timeOf(b)];
    if (timeA !== timeB) return timeA < timeB ? 1 : -1;
    return a.slug < b.slug ? -1 : 1;
  });
}
