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
  const { title, description, content, reviewed } = page;
  return (
    <Container className="pt-10 sm:pt-16">
      <h1 className="max-w-3xl text-5xl font-extrabold wrap-break-word sm:text-6xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{description}</p>
      <div className="mt-14 max-w-2xl">
        <Prose html={content} />
      </div>
      {reviewed && (
        <p className="mt-14 text-muted">
          <Interpolated template={reviewedLabel} values={{ date: <LongDate iso={reviewed} /> }} />
        </p>
      )}
    </Container>
  );
}
