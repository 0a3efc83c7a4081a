import { findAnswer, type Answer } from './answers';
import { findGrouped, findMisspelled, findNamed } from './named-foods';
import { findByEnd, findInstead } from './nearest-foods';
import { phrasesOf } from './phrases';
import type { Groups, SearchedFood } from './searched-food';
import { areMisspelled } from './spelling';
import { areAmong, areBegun, areLast, areSame, wordsOf, type Match } from './words';

/** What authors write for the search. */
type SearchTexts = {
  readonly answers?: readonly Answer[] | null;
  /** Words that join foods, or say how much of them. */
  readonly ignored?: readonly string[] | null;
};

/** What a search finds. */
export type FoundFoods<Any extends SearchedFood> = {
  /** Whether the foods have the typed name, follow an answer, are nearest to what isn't here, or are spelled like it. */
  by: 'name' | 'answer' | 'nearest' | 'spelling' | 'nothing';
  foods: readonly Any[];
  answer?: string;
};

const NOTHING = { by: 'nothing', foods: [] } as const;

type Search<Any extends SearchedFood> = {
  groups: Groups<Any>;
  foods: readonly Any[];
  answers: readonly Answer[];
};

/** Finds the foods that a visitor means: by name, or those nearest to it, or else an answer. */
export function findFoods<Any extends SearchedFood>(
  groups: Groups<Any>,
  text: string,
  { answers, ignored }: SearchTexts,
): FoundFoods<Any> {
  const typed = wordsOf(text);
  if (typed.length === 0) return NOTHING;
  const search = { groups, foods: groups.flatMap(({ foods }) => foods), answers: answers ?? [] };
  const phrases = phrasesOf(text, ignored ?? []);
  return (
    findAnywhere(search, phrases.flat()) ??
    // “Oatmeal, cooked with water” is one name.
    findWhole(search, typed) ??
    joinFound(phrases.map((phrase) => findPhrase(search, phrase)))
  );
}

/**
 * Finds what one phrase means. The first step that finds something wins:
 *
 * 1. findWhole: foods instead of the phrase, an answer to it, and foods of that name: `trout`, `salt`, `apple`
 * 2. findLast: an answer to its last words: `leek soup`
 * 3. findGrouped: the foods of a group: `dairy`
 * 4. findOther, areBegun: what 1 finds for a phrase whose last word is unfinished: `tro`
 * 5. findMisspelled: foods of almost that name: `appel`
 * 6. findOther, areMisspelled: what 1 finds for almost that phrase: `omlette`
 * 7. findPart: foods and answers for a part of it: `fried egg`, `trout fillet`
 */
const findPhrase = <Any extends SearchedFood>(
  search: Search<Any>,
  phrase: readonly string[],
): FoundFoods<Any> =>
  findWhole(search, phrase) ??
  findLast(search, phrase) ??
  foundBy('name', findGrouped(search.groups, phrase)) ??
  findOther(search, phrase, areBegun) ??
  foundBy('spelling', findMisspelled(search.groups, phrase)) ??
  findOther(search, phrase, areMisspelled) ??
  findPart(search, phrase) ??
  NOTHING;

/** Finds the answer to words anywhere, whatever the others would find: no milk for `milk for my baby`. */
function findAnywhere<Any extends SearchedFood>(
  { answers }: Search<Any>,
  words: readonly string[],
): FoundFoods<Any> | undefined {
  const placed = answers.filter(({ place }) => place === 'anywhere');
  const answer = findAnswer(placed, words, areAmong);
  return answer && { by: 'answer', foods: [], answer: answer.text };
}

/** Finds foods by name, after those that are instead of a phrase: `chocolate` is no chocolate ice cream. */
function findWhole<Any extends SearchedFood>(search: Search<Any>, phrase: readonly string[]) {
  const named = findNamed(search.groups, phrase);
  const other = findOther(search, phrase, areSame);
  return other ? { ...other, foods: unique([...other.foods, ...named]) } : foundBy('name', named);
}

/**
 * Finds the answer to the last words of a phrase, and the foods that are instead of them: `leek soup` is a soup. Before
 * these come foods that the other words name: `egg salad` has eggs.
 */
function findLast<Any extends SearchedFood>(
  { foods, answers }: Search<Any>,
  phrase: readonly string[],
): FoundFoods<Any> | undefined {
  const placed = answers.filter(({ place }) => place === 'last');
  const answer = findAnswer(placed, phrase, areLast);
  if (!answer) return undefined;
  const instead = findInstead(foods, phrase, areLast);
  const ends = answer.words.map(wordsOf).filter((words) => areLast(words, phrase));
  // `barista almond milk` has no almonds.
  const others = phrase.slice(0, -Math.max(...ends.map(({ length }) => length)));
  const named = instead.length > 0 ? findByEnd(foods, others) : [];
  return { by: 'answer', foods: unique([...named, ...instead]), answer: answer.text };
}

/**
 * Finds what the end of a phrase means: `fried egg` is an egg. Without anything for its last word, the words before say
 * more than nothing: `trout fillet`, `soup bowl`.
 */
function findPart<Any extends SearchedFood>(
  search: Search<Any>,
  phrase: readonly string[],
  isUnfinished = true,
): FoundFoods<Any> | undefined {
  const before = phrase.slice(0, -1);
  return (
    foundBy('nearest', findByEnd(search.foods, phrase, isUnfinished)) ??
    (before.length > 0 ? (findLast(search, before) ?? findPart(search, before, false)) : undefined)
  );
}

/** Finds what to say about a phrase that is no food of ours, and the foods that are instead of it. */
function findOther<Any extends SearchedFood>(
  { foods: all, answers }: Search<Any>,
  phrase: readonly string[],
  isMatch: Match,
): FoundFoods<Any> | undefined {
  const foods = findInstead(all, phrase, isMatch);
  const answer = findAnswer(answers, phrase, isMatch);
  return answer ? { by: 'answer', foods, answer: answer.text } : foundBy('nearest', foods);
}

const foundBy = <Any extends SearchedFood>(
  by: FoundFoods<Any>['by'],
  foods: readonly Any[],
): FoundFoods<Any> | undefined => (foods.length > 0 ? { by, foods } : undefined);

/** What several phrases mean together. */
function joinFound<Any extends SearchedFood>(results: readonly FoundFoods<Any>[]): FoundFoods<Any> {
  const firsts = results.flatMap(({ foods }) => foods.slice(0, 1));
  const foods = unique([...firsts, ...results.flatMap((result) => result.foods)]);
  const ways = results.map(({ by }) => by);
  const areAll = (...some: FoundFoods<Any>['by'][]) => ways.every((by) => some.includes(by));
  // A “bunch of grapes” is grapes, but “coffee with cream” isn't coffee alone.
  if (areAll('name', 'nothing') && ways.at(-1) === 'name') return { by: 'name', foods };
  const { answer } = results.find(({ by }) => by === 'answer') ?? {};
  if (answer && areAll('name', 'answer', 'nothing')) return { by: 'answer', foods, answer };
  const by = areAll('name', 'spelling') ? 'spelling' : 'nearest';
  return foundBy(by, foods) ?? NOTHING;
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
