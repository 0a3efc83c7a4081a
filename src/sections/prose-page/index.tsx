import type { ReactNode } from 'react';
import { Container } from '../../components/container';
import { Interpolated } from '../../components/interpolated';
import { LongDate } from '../../components/long-date';
import { Prose } from '../../components/prose';
import { Contents } from '../blog-post/contents';
import { Ending } from '../closing/ending';

/** Shorter pages need no table of contents, and have their text in columns. */
const MIN_HEADINGS = 5;

type ProsePageProps = {
  page: Queries.ProseFragment;
  /** The title of the table of contents, and the template of the date: `Last reviewed on {date}.` */
  labels: { readonly contents: string; readonly reviewed: string };
  ways: Queries.SiteFragment['ways'];
  /** Shown below the text. */
  children?: ReactNode;
};

/** A page of prose: its headline, lead, date of the last review and table of contents, its text, and where it leads. */
export function ProsePage({ page, labels, ways, children }: ProsePageProps) {
  const { headline, description, reviewed, headings, ending } = page;
  const isLong = headings.length >= MIN_HEADINGS;
  return (
    <>
      <Container
        className={`grid grid-cols-1 gap-16 gap-y-10 pt-10 sm:pt-16 ${isLong ? 'lg:grid-cols-[2fr_3fr]' : 'lg:*:last:columns-2 [&_.anchor,&_h2,&_h2+p]:break-after-avoid'}`}
      >
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="text-4xl font-heavy wrap-break-word sm:text-5xl xl:text-6xl 2xl:text-7xl">
            {headline}
          </h1>
          <p className="max-w-xl text-lg text-muted xl:text-xl">{description}</p>
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
        <Prose html={page.html} />
      </Container>
      {children}
      {ending && (
        <div className="panel mt-20 bg-butter py-12 text-on-tint sm:py-16 print:hidden forced-colors:border">
          <div className="px-(--margin)">
            <Ending question={ending} ways={ways} />
          </div>
        </div>
      )}
    </>
  );
}
