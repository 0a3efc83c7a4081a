import { ArrowRight } from '../../components/icons';
import { Link } from '../../components/link';
import { Badge } from '../../components/ui/badge';
import { interpolate } from '../../lib/interpolate';
import { Byline } from './byline';
import { PostImage } from './post-image';

type PostCardProps = {
  post: Queries.PostCardFragment;
  labels: Queries.PostCardLabelsFragment;
  /** A featured card is a panel as wide as the list. */
  featured?: boolean;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
};

/** An article in a list. Its link, which is named by the title, covers the card. */
export function PostCard(props: PostCardProps) {
  const { post, labels, featured = false, heading: Heading = 'h2' } = props;
  const { title, category } = post.frontmatter;
  return (
    <li className={featured ? 'sm:col-span-2 lg:col-span-3' : undefined}>
      <article
        className={`group relative flex h-full flex-col wrap-anywhere transition-[scale] duration-200 has-[a:active]:scale-[0.99] ${featured ? 'overflow-clip rounded-panel bg-sunken lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
      >
        <PostImage post={post} featured={featured} />
        <div
          className={`flex flex-1 flex-col ${featured ? 'justify-center p-6 sm:p-10 lg:py-14' : 'pt-5'}`}
        >
          <p className="text-sm font-semibold">
            <bdi className="text-accent">{category}</bdi>
            <span className="text-muted"> · {post.readTime}</span>
            <StatusBadge status={post.status} labels={labels} />
          </p>
          <Heading
            className={`mt-2 wrap-anywhere ${featured ? 'text-3xl sm:text-4xl xl:text-5xl' : 'text-2xl'}`}
          >
            <bdi>{title}</bdi>
          </Heading>
          <p className={`mt-3 text-muted ${featured ? 'text-lg' : ''}`}>
            <bdi>{post.excerpt}</bdi>
          </p>
          <Byline post={post} template={labels.author} className="mt-4 text-sm text-muted" />
          <Link
            to={post.fields.path}
            aria-label={interpolate(labels.readNamed, { title })}
            className="mt-5 inline-flex min-h-11 w-fit items-center gap-2 font-semibold underline decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0"
          >
            {labels.read}
            <ArrowRight
              aria-hidden
              className="size-5 transition-transform duration-300 group-hover:translate-x-1"
            />
          </Link>
        </div>
      </article>
    </li>
  );
}

type StatusBadgeProps = {
  status: Queries.PostStatus;
  labels: Pick<Queries.PostCardLabelsFragment, 'draft' | 'scheduled'>;
};

/** Marks a draft or a scheduled article, which only a preview shows. */
export function StatusBadge({ status, labels }: StatusBadgeProps) {
  if (status === 'published') return null;
  return <Badge className="ms-2">{labels[status]}</Badge>;
}
