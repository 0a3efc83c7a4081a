import { foodsOf } from '../../../lib/ranking/day';
import type { Food, RankingData } from '../../../lib/ranking/ranking-data';

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

const isMeant = (word: string, typed: string) =>
  word.startsWith(typed) ||
  (word.length >= STEM && typed.length <= word.length + ENDING && typed.startsWith(word));

const hasAll = (text: string, typed: readonly string[]) => {
  const words = wordsOf(text);
  return typed.every((each) => words.some((word) => isMeant(word, each)));
};

type FoundFoods = {
  foods: readonly Food[];
  /** Whether some of them have the name that was typed. */
  isNamed: boolean;
};

/**
 * Finds foods by the beginnings of words: of their names (`bell pep` finds `Green bell pepper`), then of what else people
 * call them (`cheese`, feta), then of their group's name: of its first word, or of any if nothing else is found.
 */
export function findFoods(data: RankingData, typed: readonly string[]): FoundFoods {
  if (typed.length === 0) return { foods: [], isNamed: false };
  const all = foodsOf(data);
  const named = all.filter(({ name }) => hasAll(name, typed));
  const meant = all.filter(
    (food) => !named.includes(food) && hasAll([food.name, ...(food.words ?? [])].join(' '), typed),
  );
  const found = [...named, ...meant];
  // "fruit" finds more than the fruit yogurt, but "bread" no other grains.
  const groups = data.groups.filter(({ name }) =>
    found.length === 0 ? hasAll(name, typed) : hasAll(wordsOf(name)[0] ?? '', typed),
  );
  const others = foodsOf({ groups }).filter((food) => !found.includes(food));
  return { foods: [...found, ...others], isNamed: named.length > 0 };
}
