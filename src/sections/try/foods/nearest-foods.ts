import { ownNames } from './named-foods';
import type { SearchedFood } from './searched-food';
import { areSame, isBegun, isSame, wordsOf, type Match } from './words';

/** Finds the foods that are instead of a phrase: salmon for `trout`. */
export const findInstead = <Any extends SearchedFood>(
  foods: readonly Any[],
  phrase: readonly string[],
  isMatch: Match,
): Any[] =>
  foods.filter(({ insteadOf }) => insteadOf?.some((other) => isMatch(wordsOf(other), phrase)));

/**
 * Finds foods by the last words of a phrase, as many of them as possible.
 * @param isUnfinished whether the last word can be unfinished: `fried eg`
 */
export function findByEnd<Any extends SearchedFood>(
  foods: readonly Any[],
  phrase: readonly string[],
  isUnfinished = false,
): Any[] {
  for (let start = 0; start < phrase.length; start += 1) {
    const part = phrase.slice(start);
    const kinds = foods.filter((food) => isKindOf(food, part, isUnfinished));
    const found = [...findInstead(foods, part, areSame), ...kinds];
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether one of a food’s names ends with these words. */
const isKindOf = (food: SearchedFood, part: readonly string[], isUnfinished: boolean) =>
  ownNames(food).some((name) => {
    const ending = wordsOf(name).slice(-part.length);
    return part.every((typed, place) => {
      const word = ending[place] ?? '';
      return isSame(word, typed) || (isUnfinished && isBegun(word, typed));
    });
  });
