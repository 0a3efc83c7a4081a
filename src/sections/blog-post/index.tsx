import { ArrowLeft } from '../../components/icons';
import { Container } from '../../components/container';
import { Interpolated } from '../../components/interpolated';
import { Link } from '../../components/link';
import { LongDate } from '../../components/long-date';
import { Picture, PicturePreload } from '../../components/picture';
import { Prose } from '../../components/prose';
import { PAGE_IDS } from '../../lib/page-ids';
import { PATHS } from '../../lib/paths';
import { Byline } from '../blog/byline';
import { PostCard, StatusBadge } from '../blog/post-card';
import { invertClass } from '../blog/post-image';
import { Contents } from './contents';

const BACK_LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline';

const SIZES = '(min-width: 80rem) 584px, (min-width: 48rem) 46vw, 92vw';

/** The preload of the post's picture, for the head of the page. */
export const BlogPostHead = ({ post: { frontmatter } }: Pick<BlogPostProps, 'post'>) =>
  frontmatter.image && <PicturePreload file={frontmatter.image} sizes={SIZES} />;

type BlogPostProps = {
  labels: Queries.BlogPostLabelsFragment;
  post: Queries.PostFragment;
  related: readonly Queries.PostCardFragment[];
};

/** The content of a post's page: the article and related ones. */
export function BlogPost({ labels, post, related }: BlogPostProps) {
  return (
    <Container className="pt-6 sm:pt-10">
      <Article post={post} labels={labels} />
      {related.length > 0 && (
        <section aria-labelledby={PAGE_IDS.relatedTitle} className="mt-20 print:hidden">
          <h2 id={PAGE_IDS.relatedTitle} className="text-3xl sm:text-4xl">
            {labels.post.related}
          </h2>
          <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((each) => (
              <PostCard key={each.fields.path} post={each} labels={labels.card} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}

function Article({ post, labels: { post: labels, card } }: Pick<BlogPostProps, 'post' | 'labels'>) {
  const { title, category, excerpt, updated, image, imageAlt } = post.frontmatter;
  return (
    <article>
      {/* On wide screens the picture is beside the title, so that the text starts above the fold. */}
      <div className={image ? 'gap-x-12 md:grid md:grid-cols-2 md:items-center' : undefined}>
        <header className={`w-full max-w-[42rem] ${image ? '' : 'mx-auto'}`}>
          <Link to={PATHS.blog} className={`${BACK_LINK} print:hidden`}>
            <ArrowLeft aria-hidden className="size-5" />
            {labels.all}
          </Link>
          <p className="mt-6 font-semibold">
            <bdi className="text-accent">{category}</bdi>
            <span className="text-muted"> · {post.readTime}</span>
            <StatusBadge status={post.status} labels={card} />
          </p>
          <h1
            className={`mt-3 text-4xl font-heavy wrap-break-word sm:text-5xl ${image ? 'md:text-4xl lg:text-5xl' : 'lg:text-6xl'}`}
          >
            <bdi>{title}</bdi>
          </h1>
          {/* Only an author's excerpt: the default would repeat the beginning of the article. */}
          {excerpt && (
            <p className="mt-5 text-xl leading-relaxed text-balance text-muted">
              <bdi>{excerpt}</bdi>
            </p>
          )}
          <Byline post={post} template={labels.author} className="mt-5 text-muted">
            {updated && (
              <>
                {' · '}
                <Interpolated
                  template={labels.updated}
                  values={{ date: <LongDate iso={updated} /> }}
                />
              </>
            )}
          </Byline>
        </header>
        {image && (
          <Picture
            file={image}
            alt={imageAlt}
            priority
            sizes={SIZES}
            className={`mt-10 aspect-video w-full rounded-panel object-cover md:mt-0 md:aspect-4/3 ${invertClass(post.frontmatter)}`}
          />
        )}
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,42rem)] justify-center gap-10 md:max-lg:grid-cols-[minmax(0,44rem)] xl:has-[.article-contents]:grid-cols-[minmax(0,1fr)_minmax(0,42rem)_minmax(0,1fr)] print:block">
        <Contents title={labels.contents} headings={post.headings} />
        <Prose html={post.html} />
      </div>
      <footer className="mx-auto mt-14 max-w-[42rem] border-t border-line pt-6 md:max-lg:max-w-[44rem] print:hidden">
        <Link to={PATHS.blog} className={BACK_LINK}>
          <ArrowLeft aria-hidden className="size-5" />
          {labels.back}
        </Link>
      </footer>
    </article>
  );
}
