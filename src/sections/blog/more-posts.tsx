import { PAGE_IDS } from '../../lib/page-ids';
import { PostCard } from './post-card';

type MorePostsProps = {
  title: string;
  posts: readonly Queries.PostCardFragment[];
  labels: Queries.BlogCardFragment;
  className: string;
};

/** Articles below a text, under a heading. Renders nothing if there are none. */
export function MorePosts({ title, posts, labels, className }: MorePostsProps) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={PAGE_IDS.relatedTitle} className={className}>
      <h2 id={PAGE_IDS.relatedTitle} className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.fields.path} post={post} labels={labels} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
