import { Link } from '../../components/link';
import { PAGE_IDS } from '../../lib/page-ids';
import { PostCard } from '../blog/post-card';

type FurtherReadingProps = {
  /** The next older article. */
  previous?: Queries.PostLinkFragment | null;
  /** The next newer article. */
  next?: Queries.PostLinkFragment | null;
  related: readonly Queries.PostCardFragment[];
  labels: Queries.BlogPostLabelsFragment;
};

/** Links to the previous, the next and related articles. */
export function FurtherReading(props: FurtherReadingProps) {
  const {
    previous,
    next,
    related,
    labels: { post: labels, card },
  } = props;
  return (
    <>
      {(previous ?? next) && (
        <nav
          aria-label={labels.neighbors}
          className="mx-auto mt-10 grid max-w-[42rem] grid-cols-1 gap-4 sm:grid-cols-2 print:hidden"
        >
          {previous && <NeighborLink label={labels.previous} post={previous} />}
          {next && <NeighborLink label={labels.next} post={next} isNext />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby={PAGE_IDS.relatedTitle} className="mt-20 print:hidden">
          <h2 id={PAGE_IDS.relatedTitle} className="text-3xl sm:text-4xl">
            {labels.related}
          </h2>
          <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((post) => (
              <PostCard key={post.fields.path} post={post} labels={card} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type NeighborLinkProps = { label: string; post: Queries.PostLinkFragment; isNext?: boolean };

function NeighborLink({ label, post, isNext = false }: NeighborLinkProps) {
  return (
    <Link
      to={post.fields.path}
      rel={isNext ? 'next' : 'prev'}
      className={`rounded-card border border-line p-5 hover:border-ink ${isNext ? 'sm:col-start-2 sm:text-end' : ''}`}
    >
      <span className="text-sm font-semibold text-muted">{label}</span>{' '}
      <span className="mt-1 block font-semibold wrap-break-word">
        <bdi>{post.frontmatter.title}</bdi>
      </span>
    </Link>
  );
}
