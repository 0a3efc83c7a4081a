import type { ListContent } from './fetch-list';
import { Pagination } from './pagination';
import { PostCard } from './post-card';

type PostListProps = {
  content: ListContent;
  /** The path of the list's first page. */
  base: string;
  labels: Pick<Queries.BlogListLabelsFragment, 'list' | 'card'>;
};

/**
 * The cards of a page of a list, and links to the list’s other pages. The newest article is featured. A short list fills
 * its rows: of two articles both are featured, and of three the last two share a row.
 */
export function PostList({ content: { posts, page, pages }, base, labels }: PostListProps) {
  return (
    <>
      <ul
        className={`mt-10 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 ${posts.length === 3 ? '' : 'lg:grid-cols-3'}`}
      >
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
