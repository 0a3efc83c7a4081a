/** What decides whether a post is published, as its author wrote it. */
type Written = { draft?: unknown; date?: unknown };

/** The moment of this build; `SITE_NOW=2026-01-01T00:00:00Z` in the environment sets another. */
export function siteNow(): Date {
  const set = process.env.SITE_NOW;
  const now = set ? new Date(set) : new Date();
  if (Number.isNaN(now.getTime())) throw new Error(`SITE_NOW is no moment in time: "${set}".`);
  return now;
}

/** Whether a post is out, waits for its date, or is a draft. */
export function statusOf({ draft, date }: Written, now: Date): Queries.PostStatus {
  if (draft === true) return 'draft';
  // A date that is none is no date, and NaN is never later than now.
  const isAhead = typeof date === 'string' && Date.parse(date) > now.getTime();
  return isAhead ? 'scheduled' : 'published';
}

/** Whether visitors may see a post. */
export const isPublished = (post: Written, now: Date): boolean =>
  statusOf(post, now) === 'published';
