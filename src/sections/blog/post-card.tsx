import { BrandMark } from '../../components/brand-mark';
import { ArrowRight } from '../../components/icons';
import { Link } from '../../components/link';
import { Badge } from '../../components/ui/badge';
import { interpolate } from '../../lib/interpolate';
import { Byline } from './byline';
import { PostImage } from './post-image';

type PostCardProps = {
  post: Queries.PostCardFragment;
  labels: Queries.BlogCardFragment;
  /** A featured card is a panel as wide as the list. */
  featured?: boolean;
  /** The only article fills the page: its card is wider than the others, and has its first pull quote. */
  isAlone?: boolean;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
};

const GROUNDS = ['bg-sage', 'bg-butter', 'bg-mist', 'bg-blush'];

/** The background class of an article’s cover and panel, by its path. */
export const groundOf = (path: string) =>
  GROUNDS[
    [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length
  ];

/** The classes of a featured card's parts, and of those of any other. */
const FEATURED = {
  item: 'col-span-full',
  corners: 'rounded-panel',
  mark: 'size-40',
  title: 'text-3xl sm:text-4xl 2xl:text-5xl',
  excerpt: 'max-w-prose text-lg',
  link: '',
};
const SMALL = {
  item: '',
  corners: 'rounded-card',
  mark: 'size-28',
  title: 'text-2xl',
  excerpt: '',
  link: 'mt-auto',
};

/** The classes of text on a colored panel, and on the page’s background. */
const ON_PANEL = { muted: '', accent: '', underline: '' };
const ON_PAGE = { muted: 'text-muted', accent: 'text-accent', underline: 'decoration-accent' };

/** The padding around the text. */
function paddingOf(featured: boolean, hasPicture: boolean): string {
  if (featured) return 'justify-center p-[min(1.5rem,7.5vw)] sm:p-10 xl:p-8 2xl:p-12';
  return hasPicture ? 'pt-5' : 'p-[min(1.5rem,7.5vw)]';
}

/**
 * An article in a list. Its link, which is named by the title, covers the card. The featured card and those without a
 * picture are colored panels, the latter with the category in large letters.
 */
export function PostCard(props: PostCardProps) {
  const { post, labels, featured = false, isAlone = false, heading: Heading = 'h2' } = props;
  const { title, category, image } = post.frontmatter;
  const isPanel = featured || !image;
  const part = featured ? FEATURED : SMALL;
  const words = isPanel ? ON_PANEL : ON_PAGE;
  const panel = `overflow-clip lit text-on-tint forced-colors:border ${groundOf(post.fields.path)} ${part.corners}`;
  // Without a minimum of 0 the picture would push enlarged text out of the card.
  const columns = isAlone
    ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'
    : 'xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]';
  const beside = featured && image ? `xl:grid ${columns}` : '';
  return (
    <li className={`${part.item} ${isAlone ? 'lone-post' : ''}`}>
      <article
        className={`group relative isolate flex h-full flex-col wrap-anywhere transition-[scale] duration-200 active:scale-[0.99] ${isPanel ? panel : ''} ${beside}`}
      >
        <PostImage post={post} featured={featured} isAlone={isAlone} />
        {!image && (
          <BrandMark className={`absolute -end-5 -top-5 -z-1 text-white/35 ${part.mark}`} />
        )}
        <div className={`flex flex-1 flex-col ${paddingOf(featured, Boolean(image))}`}>
          <p className="text-sm font-semibold">
            <bdi
              className={
                image ? words.accent : 'mb-6 block pe-[min(6rem,24vw)] font-display text-2xl'
              }
            >
              {category}
            </bdi>
            <span className={words.muted}>
              {image ? ' · ' : ' '}
              {post.readTime}
            </span>
            <StatusBadge status={post.status} labels={labels} />
          </p>
          <Heading
            className={`mt-2 wrap-anywhere ${featured && !image ? 'max-w-3xl' : ''} ${part.title}`}
          >
            <bdi>{title}</bdi>
          </Heading>
          <p className={`mt-3 ${words.muted} ${part.excerpt}`}>
            <bdi>{post.excerpt}</bdi>
          </p>
          {isAlone && post.pullQuote && (
            <blockquote className="lone-quote">
              <bdi>{post.pullQuote}</bdi>
            </blockquote>
          )}
          <Byline post={post} template={labels.author} className={`mt-4 text-sm ${words.muted}`} />
          <Link
            to={post.fields.path}
            aria-label={interpolate(labels.readNamed, { title })}
            className={`${part.link} inline-flex min-h-11 w-fit items-center gap-2 pt-5 font-semibold underline decoration-2 underline-offset-4 after:absolute after:inset-0 ${words.underline}`}
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
  labels: Pick<Queries.BlogCardFragment, 'draft' | 'scheduled'>;
};

/** Marks a draft or a scheduled article, which only a preview shows. */
export function StatusBadge({ status, labels }: StatusBadgeProps) {
  if (status === 'published') return null;
  return <Badge className="ms-2">{labels[status]}</Badge>;
}
