import { wordsOf, type Match } from './words';

/** What a search says about words that are no single food. */
export type Answer = {
  readonly words: readonly string[];
  /** Where the words can stand among others; without it, they are all that was typed. */
  readonly place?: 'last' | 'anywhere' | null;
  readonly text: string;
};

/** Finds the first answer with words that match a phrase. */
export const findAnswer = (
  answers: readonly Answer[],
  phrase: readonly string[],
  isMatch: Match,
): Answer | undefined =>
  answers.find(({ words }) => words.some((each) => isMatch(wordsOf(each), phrase)));
