import type { FAQPage } from 'schema-dts';

type Question = { readonly question: string; readonly answer: string };

/** Questions that a page answers (schema.org/FAQPage), exactly as the visitor reads them there. */
export const faqPage = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
