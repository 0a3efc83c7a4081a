import { Container } from '../../components/container';
import { Interpolated } from '../../components/interpolated';
import { LongDate } from '../../components/long-date';
import { Prose } from '../../components/prose';

type ProsePageProps = {
  page: Queries.ProseFragment;
  /** The template of the last line: `Last reviewed on {date}.` */
  reviewedLabel: string;
};

/** A page of prose: its headline, lead and text, and the date of its last review. */
export function ProsePage({ page, reviewedLabel }: ProsePageProps) {
  const { headline, description, reviewed } = page;
  return (
    <Container className="grid grid-cols-1 gap-x-16 gap-y-10 pt-10 sm:pt-16 lg:grid-cols-[2fr_3fr]">
      <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
        <h1 className="text-4xl font-heavy wrap-break-word sm:text-5xl">{headline}</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">{description}</p>
        {reviewed && (
          <p className="mt-6 text-sm text-muted">
            <Interpolated template={reviewedLabel} values={{ date: <LongDate iso={reviewed} /> }} />
          </p>
        )}
      </div>
      <div className="max-w-[42rem] min-w-0">
        <Prose html={page.html} />
      </div>
    </Container>
  );
}
