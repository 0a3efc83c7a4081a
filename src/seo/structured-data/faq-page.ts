import type { FAQPage } from 'schema-dts';

type Question = { readonly question: string; readonly answer: string };

/** The questions and answers that a page shows (schema.org/FAQPage). */
export const faqPage = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
