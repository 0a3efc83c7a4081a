import { withPrefix } from '../../lib/paths';

/** The articles on a page of a list, the number of that page, and the number of pages. */
export type ListContent = {
  posts: readonly Queries.PostCardFragment[];
  page: number;
  pages: number;
};

/** After ten seconds, loading the list’s own page is more likely to succeed than waiting for its data. */
const LONGEST_WAIT = 10_000;

/**
 * Fetches the content of a list from its page data, which Gatsby serves in `develop` and the build publishes
 * (plugins/site/bundle/list-data.ts).
 * @throws if the data can't be fetched in time
 */
export async function fetchList(path: string): Promise<ListContent> {
  const response = await fetch(withPrefix(`/page-data${path}/page-data.json`), {
    signal: AbortSignal.timeout(LONGEST_WAIT),
  });
  const { result } = await response.json();
  const { page, pages } = result.pageContext;
  return { posts: result.data.posts, page, pages };
}
