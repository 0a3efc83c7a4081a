import { Container } from '../../components/container';
import { buttonVariants } from '../../components/ui/button';
import { interpolate } from '../../lib/interpolate';
import { listPath } from '../../lib/blog-lists';
import { CategoryFilter } from './category-filter';
import { formatPosition, Pagination } from './pagination';
import { PostCard } from './post-card';

type BlogListProps = {
  labels: Queries.BlogListLabelsFragment;
  /** The articles of this page, in order. */
  posts: readonly Queries.PostCardFragment[];
  categories: readonly { readonly name: string; readonly slug: string }[];
  /** The name of the listed category; null for all articles. */
  category: string | null;
  page: number;
  pages: number;
};

/**
 * A page of the list of articles, newest first. For screen readers the headline, and so the announcement
 * of the page, includes the category and the page number.
 */
export function BlogList(props: BlogListProps) {
  const { labels, posts, categories, category, page, pages } = props;
  const selected = categories.find(({ name }) => name === category) ?? null;
  return (
    <Container className="pt-10 sm:pt-16">
      <h1 className="max-w-3xl text-5xl font-extrabold sm:text-6xl lg:text-7xl">
        {labels.title}
        <span className="sr-only">
          {category !== null && ` ${interpolate(labels.list.categoryAdded, { category })}`}
          {page > 1 && ` ${formatPosition(labels.list, page, pages)}`}
        </span>
      </h1>
      <CategoryFilter categories={categories} selected={category} labels={labels.list} />
      {posts.length > 0 && (
        <div data-posts>
          <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {posts.map((post, position) => (
              <PostCard
                key={post.slug}
                post={post}
                labels={labels.card}
                featured={position === 0 && page === 1}
              />
            ))}
          </ul>
          <Pagination base={listPath(selected)} page={page} pages={pages} labels={labels.list} />
        </div>
      )}
      <p
        data-no-posts
        hidden={posts.length > 0}
        className="mt-10 rounded-card bg-sunken p-10 text-center text-lg"
      >
        {labels.list.empty}
      </p>
      <p className="mt-10 print:hidden">
        <a href="/rss.xml" className={buttonVariants({ variant: 'link' })}>
          {labels.list.feed}
        </a>
      </p>
    </Container>
  );
}
