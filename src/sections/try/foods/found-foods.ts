import type { SearchedFood } from './lexicon';

/** What a search finds. */
export type FoundFoods<Any extends SearchedFood> = {
  /** Whether the foods have the typed name, follow an answer, are nearest to what isn’t here, or are spelled like it. */
  by: 'name' | 'answer' | 'nearest' | 'spelling' | 'nothing';
  foods: readonly Any[];
  answer?: string;
};

/** Foods that were found, if there are any. */
export const foundBy = <Any extends SearchedFood>(
  by: FoundFoods<Any>['by'],
  foods: readonly Any[],
): FoundFoods<Any> | undefined => (foods.length > 0 ? { by, foods } : undefined);

/** The list without duplicates. */
export const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
