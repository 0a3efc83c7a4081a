import type { ListContent } from './fetch-list';
import { isLone } from './lone-post';
import { Pagination } from './pagination';
import { PostCard } from './post-card';

type PostListProps = {
  content: ListContent;
  /** The path of the list's first page. */
  base: string;
  labels: Pick<Queries.BlogListLabelsFragment, 'list' | 'card'>;
};

/** The numbers of articles with which rows of three would leave one or two in the last row. */
const IN_PAIRS = [3, 5];

/**
 * The cards of a page of a list, and links to the list’s other pages. The newest article is featured. A short list fills
 * its rows: of two articles both are featured, and below the first of three or five the others are in pairs.
 */
export function PostList({ content, base, labels }: PostListProps) {
  const { posts, page, pages } = content;
  return (
    <>
      <ul
        className={`mt-8 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 ${IN_PAIRS.includes(posts.length) ? '' : 'lg:grid-cols-3'}`}
      >
        {posts.map((post, position) => (
          <PostCard
            key={post.fields.path}
            post={post}
            labels={labels.card}
            featured={page === 1 && (position === 0 || posts.length === 2)}
            isAlone={isLone(content)}
          />
        ))}
      </ul>
      <Pagination base={base} page={page} pages={pages} labels={labels.list} />
    </>
  );
}
