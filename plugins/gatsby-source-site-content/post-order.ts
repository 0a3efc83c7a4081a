/** The fields by which posts are sorted. */
export type Dated = { slug: string; date: string | null };

/** The time of a date in milliseconds; -Infinity for a missing or invalid date. */
export const timeOf = (date: string | null): number => {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/** Sorts posts by date, newest first, posts without a date last, equal dates by slug. */
export function sortByDate<Post extends Dated>(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => {
    const [timeA, timeB] = [timeOf(a.date), timeOf(b.date)];
    if (timeA !== timeB) return timeA < timeB ? 1 : -1;
    return a.slug < b.slug ? -1 : 1;
  });
}
