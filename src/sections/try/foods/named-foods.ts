import type { Groups, SearchedFood } from './searched-food';
import { shortNameOf } from './short-name';
import { isMisspelled } from './spelling';
import { areSame, isAmount, isSame, wordsOf } from './words';

type Match = (word: string, typed: string) => boolean;

const begins: Match = (word, typed) => word.startsWith(typed);
const beginsOrIsSame: Match = (word, typed) => begins(word, typed) || isSame(word, typed);
const isSpelledLike: Match = (word, typed) =>
  beginsOrIsSame(word, typed) || isMisspelled(word, typed);

/** A food’s own names. What follows a comma says how it is made: `water` isn't `Oatmeal, cooked with water`. */
export const ownNames = (food: SearchedFood): string[] => [
  shortNameOf(food),
  ...(food.words ?? []),
];

/** Whether all typed words are about the food, its portion included, and at least one of them names it. */
function isCalled(food: SearchedFood, typed: readonly string[], isMatch: Match) {
  const own = wordsOf(ownNames(food).join(' '));
  const portion = wordsOf(food.portion).filter((word) => !isAmount(word));
  const all = [...own, ...wordsOf(food.name), ...portion];
  return (
    typed.every((each) => all.some((word) => isMatch(word, each))) &&
    typed.some((each) => own.some((word) => isMatch(word, each)))
  );
}

const foodsIn = <Any extends SearchedFood>(groups: Groups<Any>) =>
  groups.flatMap(({ foods }) => foods);

/** Finds foods by the beginnings of words: `bell pep`. Those called so by their names come first, then by `words`. */
export function findNamed<Any extends SearchedFood>(
  groups: Groups<Any>,
  typed: readonly string[],
): Any[] {
  const all = foodsIn(groups);
  // “sweets” are no sweet potatoes, if there are foods of that very name. The last step finds “chick peas”.
  const found = firstFound(
    all.filter((food) => isCalled(food, typed, begins)),
    all.filter((food) => isCalled(food, typed, beginsOrIsSame)),
    all.filter((food) => ownNames(food).some((name) => areSame(wordsOf(name), typed))),
  );
  const byName = found.filter((food) => isCalled({ ...food, words: [] }, typed, beginsOrIsSame));
  // “fruit” finds more than the fruit yogurt, but “bread” no other grains.
  const grouped = findGrouped(groups, typed, (name) => wordsOf(name).slice(0, 1));
  return [...new Set([...byName, ...found, ...grouped])];
}

const firstFound = <Any>(...lists: readonly (readonly Any[])[]) =>
  lists.find((list) => list.length > 0) ?? [];

/** Finds the foods of groups that have all typed words in their names. */
export function findGrouped<Any extends SearchedFood>(
  groups: Groups<Any>,
  typed: readonly string[],
  wordsIn = wordsOf,
): Any[] {
  const isMeant = (name: string) =>
    typed.every((each) => wordsIn(name).some((word) => beginsOrIsSame(word, each)));
  return foodsIn(groups.filter(({ name }) => isMeant(name)));
}

/** Finds foods whose names were misspelled. */
export const findMisspelled = <Any extends SearchedFood>(
  groups: Groups<Any>,
  typed: readonly string[],
): Any[] => foodsIn(groups).filter((food) => isCalled(food, typed, isSpelledLike));
