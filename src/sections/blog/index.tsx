import { Container } from '../../components/container';
import { buttonVariants } from '../../components/ui/button';
import { formatNumber } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { listPath, type Category } from '../../lib/blog-lists';
import { withPrefix } from '../../lib/paths';
import { Island } from '../../islands/island';
import { CategoryFilter } from './category-filter.island';
import { formatPosition, Pagination } from './pagination';
import { PostCard } from './post-card';

type BlogListProps = {
  labels: Queries.BlogListLabelsFragment;
  /** The articles of this page, in order. */
  posts: readonly Queries.PostCardFragment[];
  categories: readonly Category[];
  /** The number of all articles. */
  count: number;
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
  const { labels, posts, categories, count, category, page, pages } = props;
  const { all, categories: name, empty, found } = labels.list;
  const selected = categories.find((each) => each.name === category) ?? null;
  const lists = [{ name: null, slug: '', count }, ...categories];
  const additions = [
    category !== null && interpolate(labels.list.categoryAdded, { category }),
    page > 1 && formatPosition(labels.list, page, pages),
  ];
  return (
    <Container className="pt-10 sm:pt-16">
      <Island>
        <CategoryFilter
          title={labels.title}
          addition={additions.filter(Boolean).join(' ')}
          labels={{ all, categories: name, empty }}
          lists={lists.map((each) => ({
            name: each.name,
            slug: each.slug,
            announcement: interpolate(found, {
              category: each.name ?? all,
              count: formatNumber(each.count),
            }),
          }))}
          selected={category}
          list={
            posts.length > 0 ? (
              <>
                <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
                  {posts.map((post, position) => (
                    <PostCard
                      key={post.fields.path}
                      post={post}
                      labels={labels.card}
                      featured={position === 0 && page === 1}
                    />
                  ))}
                </ul>
                <Pagination
                  base={listPath(selected)}
                  page={page}
                  pages={pages}
                  labels={labels.list}
                />
              </>
            ) : null
          }
        />
      </Island>
      <p className="mt-10 print:hidden">
        <a href={withPrefix('/rss.xml')} className={buttonVariants({ variant: 'link' })}>
          {labels.list.feed}
        </a>
      </p>
    </Container>
  );
}
