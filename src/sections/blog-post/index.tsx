import type { ReactNode } from 'react';
import { ArrowLeft } from '../../components/icons';
import { Container } from '../../components/container';
import { EndOfFirstSight } from '../../components/end-of-first-sight';
import { Interpolated } from '../../components/interpolated';
import { Link } from '../../components/link';
import { LongDate } from '../../components/long-date';
import { Picture, PicturePreload } from '../../components/picture';
import { Prose } from '../../components/prose';
import { PATHS } from '../../lib/paths';
import { Byline } from '../blog/byline';
import { MorePosts } from '../blog/more-posts';
import { groundOf, StatusBadge } from '../blog/post-card';
import { firstPictureOf, darkClass } from '../blog/post-image';
import { Ending } from '../closing/ending';
import { Authors } from './authors';
import { Contents } from './contents';

const BACK_LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline';

const SIZES = '(min-width: 64rem) 50vw, 96vw';

/** The preload of the post's picture, for the head of the page. */
export function BlogPostHead({ post }: Pick<BlogPostProps, 'post'>) {
  const files = firstPictureOf(post.frontmatter, SIZES);
  return files && <PicturePreload {...files} />;
}

type BlogPostProps = {
  labels: Queries.BlogPostLabelsFragment;
  post: Queries.PostFragment;
  related: readonly Queries.PostCardFragment[];
  ways: Queries.SiteFragment['ways'];
  /** A plate beside the call to action at the end of the article. */
  plate?: ReactNode;
};

/** The content of a post's page: the article and related ones. */
export function BlogPost({ labels: texts, post, related, ways, plate }: BlogPostProps) {
  const { post: labels, card, authors } = texts;
  const shownAuthors = (authors ?? []).filter(({ name }) => post.frontmatter.author.includes(name));
  const { title, category, excerpt, updated, imageAlt } = post.frontmatter;
  const files = firstPictureOf(post.frontmatter, SIZES);
  return (
    <>
      <article>
        {/* The cover: on wide screens the picture fills its right half, on phones its top. */}
        <div
          className={`panel mt-2 overflow-clip text-on-tint forced-colors:border ${groundOf(post.fields.path)}`}
        >
          <div className={`grid grid-cols-1 lg:ps-(--margin) ${files ? 'lg:grid-cols-2' : ''}`}>
            <header className="flex flex-col px-(--margin) py-5 lg:min-h-136 lg:ps-0 lg:pt-8 lg:pb-12">
              <Link to={PATHS.blog} className={`${BACK_LINK} w-fit print:hidden`}>
                <ArrowLeft aria-hidden className="size-5" />
                {labels.all}
              </Link>
              <p className="mt-4 font-semibold lg:mt-auto">
                <bdi>{category}</bdi> · {post.readTime}
                <StatusBadge status={post.status} labels={card} />
              </p>
              <h1 className="mt-3 text-[clamp(2.25rem,10.5vw,3rem)] font-heavy wrap-break-word xl:text-6xl 2xl:text-7xl">
                <bdi>{title}</bdi>
              </h1>
              {/* Only an author's excerpt: the default would repeat the beginning of the article. */}
              {excerpt && (
                <p className="mt-5 max-w-prose text-lg leading-relaxed text-balance lg:text-xl">
                  <bdi>{excerpt}</bdi>
                </p>
              )}
              <Byline
                post={post}
                authors={authors}
                template={labels.author}
                className="mt-5 lg:mb-auto"
              >
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
            {files && (
              <Picture
                {...files}
                alt={imageAlt}
                priority
                className={`aspect-3/2 size-full object-cover max-lg:order-first sm:aspect-2/1 lg:aspect-auto ${darkClass(post.frontmatter)}`}
              />
            )}
          </div>
        </div>
        <EndOfFirstSight />
        <Container className="article-columns">
          <Contents title={labels.contents} headings={post.headings} />
          <Prose html={post.html} />
          <footer className="border-t border-line pt-6 print:hidden xl:[.article-contents~&]:col-start-2">
            {shownAuthors.length > 0 && <Authors authors={shownAuthors} />}
            <Ending question={labels.ending} ways={ways} plate={plate} />
            <Link to={PATHS.blog} className={`${BACK_LINK} mt-6`}>
              <ArrowLeft aria-hidden className="size-5" />
              {labels.back}
            </Link>
          </footer>
        </Container>
      </article>
      <MorePosts
        title={labels.related}
        posts={related}
        labels={card}
        className="mt-20 page-margins print:hidden"
      />
    </>
  );
}
