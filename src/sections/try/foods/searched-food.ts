import type { Food } from '../../../lib/ranking/ranking-data';

/** What a search reads of a food. */
export type SearchedFood = Pick<Food, 'name' | 'portion' | 'words' | 'insteadOf'>;

/** Foods in groups with names. */
export type Groups<Any extends SearchedFood> = readonly {
  readonly name: string;
  readonly foods: readonly Any[];
}[];
