import { Container } from '../../components/container';
import { interpolate } from '../../lib/interpolate';
import { listAddress } from './addresses';
import { CategoryFilter } from './category-filter';
import { Pager, positionOf } from './pager';
import { PostCard } from './post-card';

type BlogListProps = {
  words: Queries.BlogListWordsFragment;
  /** The articles of this page, in order. */
  posts: readonly Queries.PostCardFragment[];
  categories: readonly { readonly name: string; readonly slug: string }[];
  /** The name of the category that is listed, or null for all articles. */
  category: string | null;
  /** Whether the visitor asked for a category that there isn't. */
  isUnknown?: boolean;
  page: number;
  pages: number;
};

/**
 * A page of the articles, newest first: of all, or of one category. The headline says which to those
 * who hear it, and so to the announcement of a new page.
 */
export function BlogList(props: BlogListProps) {
  const { words, posts, categories, category, isUnknown = false, page, pages } = props;
  const listed = categories.find(({ name }) => name === category) ?? null;
  return (
    <Container className="pt-10 sm:pt-16">
      <h1 className="max-w-3xl text-5xl font-extrabold sm:text-6xl lg:text-7xl">
        {words.list.title}
        <span className="sr-only">
          {category !== null && ` ${interpolate(words.list.categoryAdded, { category })}`}
          {page > 1 && ` ${positionOf(words.list, page, pages)}`}
        </span>
      </h1>
      <CategoryFilter
        categories={categories}
        selected={isUnknown ? undefined : category}
        labels={words.list}
      />
      {posts.length > 0 ? (
        <>
          <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {posts.map((post, position) => (
              <PostCard
                key={post.slug}
                post={post}
                labels={words.card}
                featured={position === 0 && page === 1}
              />
            ))}
          </ul>
          <Pager base={listAddress(listed)} page={page} pages={pages} labels={words.list} />
        </>
      ) : (
        <p className="mt-10 rounded-card bg-sunken p-10 text-center text-lg">{words.list.empty}</p>
      )}
    </Container>
  );
}
