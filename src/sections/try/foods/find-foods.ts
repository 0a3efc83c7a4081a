import { foodsOf } from '../../../lib/ranking/day';
import type { Food, RankingData } from '../../../lib/ranking/ranking-data';
import { isOneLetterOff } from './one-letter-off';
import { shortNameOf } from './short-name';

/** The words of a text without accents, so that `creme` finds `Crème`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many extra letters a typed word can have, such as `bananas` for `banana`. */
const ENDING = 2;
/** The minimum length of a word that can have another ending. */
const STEM = 3;
/** The minimum length of a typed word that can have a wrong letter: `beet` isn't `beef`. */
const SPELLED = 5;
/** The minimum length of a typed word that begins one of an answer. */
const ANSWERED = 4;

const isWhole = (word: string, typed: string) =>
  word.length >= STEM && typed.length <= word.length + ENDING && typed.startsWith(word);

const isMeant = (word: string, typed: string) => word.startsWith(typed) || isWhole(word, typed);

const isMisspelled = (word: string, typed: string) =>
  typed.length >= SPELLED && isOneLetterOff(word, typed);

const hasAll = (texts: readonly string[], typed: readonly string[], isWord = isMeant) => {
  const words = wordsOf(texts.join(' '));
  return typed.every((each) => words.some((word) => isWord(word, each)));
};

/** What a search says about words that are no single food. */
type Answer = { readonly words: readonly string[]; readonly text: string };

type FoundFoods = {
  foods: readonly Food[];
  /** Whether they are what was typed, the nearest to it, or what is spelled like it. */
  by: 'name' | 'nearest' | 'spelling';
  /** The answer to what is no single food; the foods are then the nearest to it, if there are any. */
  answer?: string;
};

const allNames = ({ name, words = [] }: Food) => [name, ...words];

/**
 * Finds foods by the beginnings of words: of their names (`bell pep` finds `Green bell pepper`), then of what else people
 * call them (`cheese`, feta), then of their group's name: of its first word, or of any if nothing else is found. If there
 * are none, the nearest foods are found (`trout`, salmon), those with some of the words, or those with a letter that is
 * missing, wrong or too much.
 */
export function findFoods(
  data: Pick<RankingData, 'groups'>,
  typed: readonly string[],
  answers: readonly Answer[] = [],
): FoundFoods {
  if (typed.length === 0) return { foods: [], by: 'name' };
  const all = foodsOf(data);
  const answer = answers.find(({ words }) => words.some((word) => isAnswered(word, typed)));
  if (answer) {
    const foods = all.filter((food) => isInsteadOf(food, typed));
    return { foods, by: 'nearest', answer: answer.text };
  }

  const named = findNamed(data, typed);
  if (named.length > 0) return { foods: named, by: 'name' };
  const begun = answers.find(({ words }) => words.some((word) => isBegun(word, typed)));
  const instead = all.filter(({ insteadOf = [] }) => hasAll(insteadOf, typed));
  if (begun) return { foods: instead, by: 'nearest', answer: begun.text };

  const nearest = firstFound(
    instead,
    all.filter((food) => hasSome(food, typed)),
  );
  if (nearest.length > 0) return { foods: nearest, by: 'nearest' };
  const spelled = all.filter((food) => hasAll(allNames(food), typed, isMisspelled));
  if (spelled.length > 0) return { foods: spelled, by: 'spelling' };
  return {
    foods: all.filter(({ insteadOf = [] }) => hasAll(insteadOf, typed, isMisspelled)),
    by: 'nearest',
  };
}

const firstFound = (...lists: readonly (readonly Food[])[]) =>
  lists.find((foods) => foods.length > 0) ?? [];

/**
 * Whether a typed word is in a food's names, or the food is instead of what was typed. What follows a comma says how a
 * food is made: `coffee with milk` isn't oatmeal `cooked with water`.
 */
const hasSome = (food: Food, typed: readonly string[]) =>
  typed.some(
    (each) => each.length >= STEM && hasAll([shortNameOf(food), ...(food.words ?? [])], [each]),
  ) || isInsteadOf(food, typed);

/** Whether all words of something that the food is the nearest to were typed: `raw egg` is no eggplant. */
const isInsteadOf = ({ insteadOf = [] }: Food, typed: readonly string[]) =>
  insteadOf.some((other) =>
    wordsOf(other).every((word) => typed.some((each) => isWhole(word, each))),
  );

/** Whether the words of an answer were typed one after the other: `baby food`, but not `baby carrots`. */
const isAnswered = (words: string, typed: readonly string[]) => {
  const answered = wordsOf(words).join(' ');
  const text = ` ${typed.join(' ')} `;
  return text.includes(` ${answered} `) || text.includes(` ${answered}s `);
};

/** Whether the typed text begins the words of an answer, with or without spaces, or one of its words a single word. */
const isBegun = (words: string, typed: readonly string[]) => {
  const answered = wordsOf(words);
  return (
    isStartOf(answered.join(''), typed.join('')) ||
    (answered.length === 1 && typed.some((each) => isStartOf(words, each)))
  );
};

const isStartOf = (word: string, typed: string) =>
  typed.length >= ANSWERED && word.startsWith(typed);

function findNamed(data: Pick<RankingData, 'groups'>, typed: readonly string[]): readonly Food[] {
  const all = foodsOf(data);
  const named = all.filter(({ name }) => hasAll([name], typed));
  const meant = all.filter((food) => !named.includes(food) && hasAll(allNames(food), typed));
  const found = [...named, ...meant];
  // "fruit" finds more than the fruit yogurt, but "bread" no other grains.
  const groups = data.groups.filter(({ name }) =>
    found.length === 0 ? hasAll([name], typed) : hasAll(wordsOf(name).slice(0, 1), typed),
  );
  const others = foodsOf({ groups }).filter((food) => !found.includes(food));
  return [...found, ...others];
}
