import { Container } from '../../components/container';
import { Interpolated } from '../../components/interpolated';
import { LongDate } from '../../components/long-date';
import { buttonVariants } from '../../components/ui/button';

type AccessibilityStatementProps = {
  statement: Queries.AccessibilityFragment;
  /** Where one can write to us. */
  contactUrl: string;
};

/** What was done, tested and left open for accessibility, and how to say what is in one's way. */
export function AccessibilityStatement({ statement, contactUrl }: AccessibilityStatementProps) {
  const { title, lead, sections, contact, reviewed, reviewedOn } = statement;
  return (
    <Container className="pt-10 sm:pt-16">
      <h1 className="max-w-3xl text-5xl font-extrabold sm:text-6xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
      <div className="prose mt-14 max-w-2xl">
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <ul className="mt-4">
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{contact.title}</h2>
          <p className="mt-4">{contact.text}</p>
        </section>
      </div>
      <a href={contactUrl} className={buttonVariants({ size: 'lg', className: 'mt-8' })}>
        {contact.label}
      </a>
      <p className="mt-14 text-muted">
        <Interpolated template={reviewed} values={{ date: <LongDate iso={reviewedOn} /> }} />
      </p>
    </Container>
  );
}
