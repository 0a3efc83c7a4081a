import { foodsOf } from '../../../lib/ranking/day';
import type { Food, RankingData } from '../../../lib/ranking/ranking-data';

/** The words of a text without accents, so that `apfel` finds `Äpfel`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds foods by the beginnings of their words: `bell pep` finds `Green bell pepper`. */
export const findFoods = (data: RankingData, typed: readonly string[]): Food[] =>
  foodsOf(data).filter(({ name }) =>
    typed.every((start) => wordsOf(name).some((word) => word.startsWith(start))),
  );
