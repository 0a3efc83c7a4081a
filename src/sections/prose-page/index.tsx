import type { ReactNode } from 'react';
import { Container } from '../../components/container';
import { Interpolated } from '../../components/interpolated';
import { LongDate } from '../../components/long-date';
import { Prose } from '../../components/prose';
import { Sentences } from '../../components/sentences';
import { SLIDER_PLACE } from '../../lib/slider-place';
import { MorePosts } from '../blog/more-posts';
import { Contents } from '../blog-post/contents';
import { EndingPanel } from '../closing/ending';

/** Shorter pages need no table of contents and, unless they have a slider, have their headings beside their text. */
const MIN_HEADINGS = 5;

type ProsePageProps = {
  page: Queries.ProseFragment;
  labels: {
    /** The title of the table of contents. */
    readonly contents: string;
    /** The template of the date: `Last reviewed on {date}.` */
    readonly reviewed: string;
    /** The heading above an author's articles. */
    readonly articles: string;
  };
  card: Queries.BlogCardFragment;
  /** If the page is about an author: the author's articles, the newest first. */
  articles: readonly Queries.PostCardFragment[];
  ways: Queries.SiteFragment['ways'];
  /** Shown where the text says, or else at its end. */
  slider?: ReactNode;
};

/** A page of prose: its headline, lead, date of the last review and table of contents, its text, an author's articles, and where it leads. */
export function ProsePage({ page, labels, card, articles, ways, slider }: ProsePageProps) {
  const { headline, description, reviewed, headings, ending } = page;
  const [before = '', after] = page.html.split(SLIDER_PLACE);
  const isLong = headings.length >= MIN_HEADINGS || Boolean(slider);
  return (
    <>
      <Container
        className={`grid grid-cols-1 gap-16 gap-y-10 pt-10 sm:pt-16 print:block print:space-y-10 ${isLong ? 'lg:grid-cols-[2fr_3fr]' : 'prose-rows'}`}
      >
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="text-4xl font-heavy wrap-anywhere sm:text-5xl lg:text-[clamp(2.5rem,4vw,4.5rem)]">
            <Sentences text={headline} />
          </h1>
          <p className="max-w-xl text-lg text-balance text-muted xl:text-xl">{description}</p>
          {reviewed && (
            <p className="text-muted">
              <Interpolated
                template={labels.reviewed}
                values={{ date: <LongDate iso={reviewed} /> }}
              />
            </p>
          )}
          {isLong && <Contents title={labels.contents} headings={headings} />}
        </div>
        {slider ? (
          <div className="min-w-0">
            <Prose html={before} />
            {slider}
            {after && <Prose html={after} isContinued />}
          </div>
        ) : (
          <Prose html={page.html} />
        )}
      </Container>
      <MorePosts
        title={labels.articles}
        posts={articles}
        labels={card}
        className="mt-20 page-margins"
      />
      {ending && <EndingPanel question={ending} ways={ways} />}
    </>
  );
}
