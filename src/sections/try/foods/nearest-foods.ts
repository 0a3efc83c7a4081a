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
 * Finds foods by a part of a phrase. Its last words say what it is, the others which kind: `fried egg` is an egg. Without a
 * food for them, the words before say more than nothing: `chicken breast`.
 */
export function findByPart<Any extends SearchedFood>(
  foods: readonly Any[],
  phrase: readonly string[],
): Any[] {
  for (let end = phrase.length; end > 0; end -= 1)
    for (let start = 0; start < end; start += 1) {
      const part = phrase.slice(start, end);
      const isLast = end === phrase.length;
      const instead = isLast ? findInstead(foods, part, areSame) : [];
      const found = [...instead, ...foods.filter((food) => isKindOf(food, part, isLast))];
      if (found.length > 0) return found;
    }
  return [];
}

/** Whether one of a food’s names ends with these words, of which the last one typed can be unfinished. */
const isKindOf = (food: SearchedFood, part: readonly string[], isLast: boolean) =>
  ownNames(food).some((name) => {
    const ending = wordsOf(name).slice(-part.length);
    return part.every((typed, place) => {
      const word = ending[place] ?? '';
      return isSame(word, typed) || (isLast && isBegun(word, typed));
    });
  });
