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

/** The front matter fields that decide whether a post is published. */
type FrontMatter = { draft?: boolean | null; date?: string | null };

/** The current time, or that of the environment variable `SITE_NOW`. Throws if that isn't a date. */
export function siteNow(): Date {
  const set = process.env.SITE_NOW;
  const now = set ? new Date(set) : new Date();
  if (Number.isNaN(now.getTime())) throw new Error(`SITE_NOW isn’t a valid date: "${set}".`);
  return now;
}

/** When a post is published, in milliseconds since 1970: `-Infinity` without a date, `Infinity` for a draft. */
export function publishedFrom({ draft, date }: FrontMatter): number {
  return draft ? Infinity : timeOf(date ?? null);
}

/** Whether this is a build for reviewers, with drafts and scheduled posts. It is never deployed. */
export const isForReview = (): boolean => process.env.SITE_DRAFTS === '1';

/** The posts that have pages. `gatsby develop` shows all of them. */
export const shownStatuses = (): Queries.PostStatus[] =>
  process.env.NODE_ENV === 'production' && !isForReview()
    ? ['published']
    : ['published', 'scheduled', 'draft'];

/** A post with a future date is scheduled. `draft: true` makes it a draft, whatever its date is. */
export function statusOf(post: FrontMatter, now: Date): Queries.PostStatus {
  const from = publishedFrom(post);
  if (from === Infinity) return 'draft';
  return from > now.getTime() ? 'scheduled' : 'published';
}
