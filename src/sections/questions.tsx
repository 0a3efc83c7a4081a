import { slug } from 'github-slugger';
import { Container } from '../components/container';
import { OnwardLink } from '../components/onward-link';
import { Disclosure } from '../components/ui/disclosure';
import { RichText } from '../components/rich-text';

type QuestionsProps = {
  title: string;
  questions: readonly {
    readonly question: string;
    readonly answer: string;
    readonly link?: { readonly label: string; readonly to: string } | null;
  }[];
};

/** Questions that open to show their answers. */
export function Questions({ title, questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-title" className="pt-24 sm:pt-32">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr] print:block print:space-y-8">
        <h2 id="questions-title" className="text-section lg:sticky lg:top-28 lg:self-start">
          {title}
        </h2>
        <div className="min-w-0 border-t border-line">
          {questions.map(({ question, answer, link }) => (
            <Disclosure key={question} id={slug(question)} summary={question}>
              <p>
                <RichText html={answer} />
              </p>
              {link && <OnwardLink to={link.to}>{link.label}</OnwardLink>}
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  );
}
