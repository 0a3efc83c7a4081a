import { formatList, inSentence } from '../../../lib/format-amount';
import { itemAt } from '../../../lib/item-at';
import type { RankingData } from '../../../lib/ranking/ranking-data';

/** Lists nutrients by name: `iron, zinc, and vitamin D`. */
export const namesOf = (nutrients: readonly number[], names: RankingData['nutrients']): string =>
  formatList(nutrients.map((nutrient) => inSentence(itemAt(names, nutrient).name)));
