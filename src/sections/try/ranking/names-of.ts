import { formatList, inSentence } from '../../../lib/format-amount';
import type { RankingData } from '../../../lib/ranking/ranking-data';

/** Lists nutrients by name: `iron, zinc, and vitamin D`. */
export const namesOf = (nutrients: readonly number[], names: RankingData['nutrients']): string =>
  formatList(nutrients.map((nutrient) => inSentence(names[nutrient]!.name)));
