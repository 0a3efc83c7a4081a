import { foundBy, unique, type FoundFoods } from './found-foods';
import type { Lexicon, SearchedFood } from './lexicon';
import { phrasesOf } from './phrases';
import { findExactly, findMisspelled, findPart, findUnfinished } from './ways';
import { areAmong, wordsOf } from './words';

const NOTHING = { by: 'nothing', foods: [] } as const;

/** Finds the foods that a visitor means, or those nearest to them, or an answer. */
export function findFoods<Any extends SearchedFood>(
  lexicon: Lexicon<Any>,
  text: string,
): FoundFoods<Any> {
  const typed = wordsOf(text);
  if (typed.length === 0) return NOTHING;
  const phrases = phrasesOf(text, lexicon.ignored);
  return (
    findAnywhere(lexicon, phrases.flat()) ??
    // “Oatmeal, cooked with water” is one name.
    findExactly(lexicon, typed) ??
    joinFound(phrases.map((phrase) => findPhrase(lexicon, phrase)))
  );
}

/** Finds an answer to words anywhere in the text, before any foods: `milk for my baby` doesn’t find milk. */
function findAnywhere<Any extends SearchedFood>(
  { answers }: Lexicon<Any>,
  typed: readonly string[],
): FoundFoods<Any> | undefined {
  const answer = answers.find(
    ({ anywhere, words }) => anywhere && words.some((each) => areAmong(each, typed)),
  );
  return answer && { by: 'answer', foods: [], answer: answer.text };
}

/**
 * Finds what one phrase means. The first way that finds something wins:
 *
 * 1. findExactly: foods of that name, what authors say about all of it, or a group: `rye bread`, `trout`, `fruit`
 * 2. findUnfinished: what authors say about words that it begins: `tro`
 * 3. findMisspelled: what it almost is: `brocolli`
 * 4. findPart: what its end means, or else the words before: `fried egg`, `leek soup`, `trout fillet`
 *
 * So `brown bread` is a bread, not brown rice, and `apple pie` a pie, unless authors say what is nearest to apple pies.
 */
const findPhrase = <Any extends SearchedFood>(
  lexicon: Lexicon<Any>,
  phrase: readonly string[],
): FoundFoods<Any> =>
  findExactly(lexicon, phrase) ??
  findUnfinished(lexicon, phrase) ??
  findMisspelled(lexicon, phrase) ??
  findPart(lexicon, phrase) ??
  NOTHING;

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
