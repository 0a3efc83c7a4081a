import { foundBy, unique, type FoundFoods } from './found-foods';
import type { KnownFood, Lexicon, SearchedFood } from './lexicon';
import { areMisspelled, isMisspelled } from './spelling';
import { areBegun, areSaid, areSame, isSame, type Match } from './words';

type Words = readonly string[];

const begins = (word: string, typed: string) => word.startsWith(typed);

const foodsThat = <Any extends SearchedFood>(
  { foods }: Lexicon<Any>,
  isMeant: (food: KnownFood<Any>) => boolean,
): Any[] => foods.filter(isMeant).map(({ food }) => food);

/** Whether all words of a phrase are about a food, and at least one of them names it. */
const isAbout = (
  { names, details }: Pick<KnownFood<SearchedFood>, 'names' | 'details'>,
  phrase: Words,
  isWord: (word: string, typed: string) => boolean,
) => {
  const own = names.flat();
  const isIn = (words: Words) => (typed: string) => words.some((word) => isWord(word, typed));
  return phrase.every(isIn([...own, ...details])) && phrase.some(isIn(own));
};

/** Whether a phrase names a food, and ends as one of its names does: `chocolate` is no chocolate ice cream. */
const isNamed = (food: KnownFood<SearchedFood>, phrase: Words) =>
  food.names.some((name) => areSame(name, phrase)) ||
  (isAbout(food, phrase, isSame) &&
    food.names.some((name) => areSame(name.slice(-1), phrase.slice(-1))));

/** Finds foods by name. */
const findNamed = <Any extends SearchedFood>(lexicon: Lexicon<Any>, phrase: Words) =>
  foundBy(
    'name',
    foodsThat(lexicon, (food) => isNamed(food, phrase)),
  );

/** Finds the foods of a group by the first word of its name: `fruit`. */
const findGroup = <Any extends SearchedFood>(
  lexicon: Lexicon<Any>,
  phrase: Words,
  isMatch: Match,
) =>
  foundBy(
    'name',
    foodsThat(lexicon, ({ group }) => isMatch([group], phrase)),
  );

/** Finds what authors say about a phrase: the foods that are nearest to it, or an answer. */
function findSaid<Any extends SearchedFood>(
  lexicon: Lexicon<Any>,
  phrase: Words,
  isMatch: Match,
): FoundFoods<Any> | undefined {
  const isMeant = (words: Words) => isMatch(words, phrase);
  const foods = foodsThat(lexicon, ({ insteadOf }) => insteadOf.some(isMeant));
  const answer = lexicon.answers.find(({ words }) => words.some(isMeant));
  return answer ? { by: 'answer', foods, answer: answer.text } : foundBy('nearest', foods);
}

/**
 * Finds what authors say about a phrase, or else foods by name, or a group: `trout`, `bread`, `fruit`. Foods whose names
 * begin so follow: potato chips for `potato`.
 */
export function findExactly<Any extends SearchedFood>(
  lexicon: Lexicon<Any>,
  phrase: Words,
): FoundFoods<Any> | undefined {
  const said = findSaid(lexicon, phrase, areSaid);
  const named = findNamed(lexicon, phrase) ?? findGroup(lexicon, phrase, areSame);
  const begun = foodsThat(lexicon, (food) => isAbout(food, phrase, begins));
  const foods = unique([...(said?.foods ?? []), ...(named?.foods ?? []), ...begun]);
  return said ? { ...said, foods } : foundBy('name', foods);
}

/**
 * Finds a group, or what authors say, by words that aren’t finished: `veg`, `tro`. What they say wherever its words stand
 * waits for whole words: who types `diet coke` isn't told about eating disorders at `die`.
 */
export const findUnfinished = <Any extends SearchedFood>(lexicon: Lexicon<Any>, phrase: Words) => {
  const answers = lexicon.answers.filter(({ anywhere }) => !anywhere);
  return (
    findGroup(lexicon, phrase, areBegun) ?? findSaid({ ...lexicon, answers }, phrase, areBegun)
  );
};

/** Finds foods, or what authors say, in spite of a wrong letter: `brocolli`. */
export const findMisspelled = <Any extends SearchedFood>(lexicon: Lexicon<Any>, phrase: Words) =>
  foundBy(
    'spelling',
    foodsThat(lexicon, (food) => isAbout(food, phrase, isSpelledLike)),
  ) ?? findSaid(lexicon, phrase, areMisspelled);

const isSpelledLike = (word: string, typed: string) =>
  isSame(word, typed) || isMisspelled(word, typed);

/**
 * Finds what the end of a phrase means, as much of it as possible: `fried egg` is an egg, and `leek soup` a soup. If
 * nothing ends so, foods that the words before mean say more than nothing: `trout fillet`. An answer alone is about those
 * words only: whoever had `onion bhaji` isn't to leave it out as an onion.
 */
export function findPart<Any extends SearchedFood>(
  lexicon: Lexicon<Any>,
  phrase: Words,
): FoundFoods<Any> | undefined {
  const found = findEnd(lexicon, phrase);
  if (found || phrase.length < 2) return found;
  const before = findPart(lexicon, phrase.slice(0, -1));
  return before && before.foods.length > 0 ? before : undefined;
}

/** Finds what the last words of a phrase mean, as many of them as possible. */
function findEnd<Any extends SearchedFood>(
  lexicon: Lexicon<Any>,
  phrase: Words,
): FoundFoods<Any> | undefined {
  for (const start of phrase.keys()) {
    const end = phrase.slice(start);
    const found = findSaid(lexicon, end, areSaid) ?? findNamed(lexicon, end);
    if (!found) continue;
    if (!found.answer) return { ...found, by: 'nearest' };
    // An egg salad also has eggs, but beef gravy is no beef: what is in it follows only if something is nearest to it.
    const before = found.foods.length > 0 ? phrase.slice(0, start) : [];
    const others = findPart(lexicon, before)?.foods ?? [];
    return { ...found, foods: unique([...others, ...found.foods]) };
  }
  return undefined;
}
