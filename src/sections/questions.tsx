import { Container } from '../components/container';
import { Disclosure } from '../components/ui/disclosure';

type QuestionsProps = {
  title: string;
  questions: readonly { readonly question: string; readonly answer: string }[];
};

/** Questions that open to their answers. Search engines get them as data (seo/structured-data/faq-page.ts). */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <section aria-labelledby="questions-title" className="pt-24 sm:pt-32">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <h2 id="questions-title" className="text-4xl sm:text-5xl">
          {title}
        </h2>
        <div className="min-w-0 border-t border-line">
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  );
}
