import type { ListContent } from './fetch-list';
import { Pagination } from './pagination';
import { PostCard } from './post-card';

const GRID = 'mt-10 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2';
const COLUMNS = 'lg:grid-cols-3';
const FEATURED = 'col-span-full';

type PostListProps = {
  content: ListContent;
  /** The path of the list's first page. */
  base: string;
  labels: Pick<Queries.BlogListLabelsFragment, 'list' | 'card'>;
};

/**
 * The cards of a page of a list, and links to the list’s other pages. The newest article is featured. No row has a hole:
 * of two articles both are featured, and of three the last two share the row.
 */
export function PostList({ content: { posts, page, pages }, base, labels }: PostListProps) {
  return (
    <>
      <ul className={`${GRID} ${posts.length === 3 ? '' : COLUMNS}`}>
        {posts.map((post, position) => (
          <PostCard
            key={post.fields.path}
            post={post}
            labels={labels.card}
            featured={page === 1 && (position === 0 || posts.length === 2)}
          />
        ))}
      </ul>
      <Pagination base={base} page={page} pages={pages} labels={labels.list} />
    </>
  );
}

/** Pulsing blocks in place of cards that are still loading. A list that arrives quickly shows none. */
export const PostListPlaceholder = ({ cards }: { cards: number }) => (
  <ul aria-hidden className={`${GRID} ${COLUMNS} transition-opacity delay-200 starting:opacity-0`}>
    {Array.from({ length: cards }, (_, position) => (
      <li
        // The blocks never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        key={position}
        className={`animate-pulse bg-sunken forced-colors:border ${position === 0 ? `${FEATURED} min-h-96 rounded-panel lg:min-h-112` : 'min-h-80 rounded-card'}`}
      />
    ))}
  </ul>
);
