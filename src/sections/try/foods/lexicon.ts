import type { Food } from '../../../lib/ranking/ranking-data';
import { shortNameOf } from './short-name';
import { isAmount, wordsOf } from './words';

/** What a search reads of a food. */
export type SearchedFood = Pick<Food, 'name' | 'portion' | 'words' | 'insteadOf'>;

/** Foods in groups with names. */
type Groups<Any extends SearchedFood> = readonly {
  readonly name: string;
  readonly foods: readonly Any[];
}[];

/** What authors write for the search. */
type SearchTexts = {
  readonly answers?:
    | readonly {
        readonly words: readonly string[];
        readonly anywhere?: boolean | null;
        readonly text: string;
      }[]
    | null;
  /** Words that join foods, or say how much of them. */
  readonly ignored?: readonly string[] | null;
};

type Words = readonly string[];

/** A food, and the words that find it. */
export type KnownFood<Any extends SearchedFood> = {
  food: Any;
  /** Its names. What follows a comma says how it is made: `water` isn’t `Oatmeal, cooked with water`. */
  names: readonly Words[];
  /** How it is made, and its portion: they find it only beside a word of its names. */
  details: Words;
  /** What isn’t here and is nearest to it. */
  insteadOf: readonly Words[];
  /** The first word of its group: `fruit`. */
  group: string;
};

/** All that a search knows, in words that can be compared. */
export type Lexicon<Any extends SearchedFood> = {
  foods: readonly KnownFood<Any>[];
  answers: readonly { words: readonly Words[]; anywhere?: boolean | null; text: string }[];
  ignored: Words;
};

/** The names of a food, as its author wrote them. */
export const ownNames = (food: Pick<Food, 'name' | 'words'>): string[] => [
  shortNameOf(food),
  ...(food.words ?? []),
];

/** Splits what authors wrote into words, once for all searches. */
export const createLexicon = <Any extends SearchedFood>(
  groups: Groups<Any>,
  { answers, ignored }: SearchTexts,
): Lexicon<Any> => ({
  foods: groups.flatMap(({ name, foods }) =>
    foods.map((food) => ({
      food,
      names: ownNames(food).map(wordsOf),
      details: [...wordsOf(food.name), ...wordsOf(food.portion).filter((word) => !isAmount(word))],
      insteadOf: (food.insteadOf ?? []).map(wordsOf),
      group: wordsOf(name)[0] ?? '',
    })),
  ),
  answers: (answers ?? []).map((answer) => ({ ...answer, words: answer.words.map(wordsOf) })),
  ignored: (ignored ?? []).flatMap(wordsOf),
});
