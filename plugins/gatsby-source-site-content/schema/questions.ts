import { text } from './fields';
import { objectType, listOf } from './objects';
import { uniqueBy } from './rules';

const question = objectType('Question', 'A question and its answer.', {
  question: text('The question; each appears once.', 'Can I change my plan later?'),
  answer: text('The answer, as plain text.', 'Yes, anytime.'),
});

export const questions = (description: string) =>
  listOf(question, description, { rule: uniqueBy('question') });

export const faq = objectType('FaqJson', 'The questions on the pricing page.', {
  title: text('The section’s headline.', 'Questions about plans'),
  items: questions('The questions, in their order.'),
});
