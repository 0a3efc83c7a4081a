import { formatAmount, formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { itemAt } from '../../../lib/item-at';
import { isOver, type DayNutrient } from '../../../lib/ranking/day';
import type { RankingData } from '../../../lib/ranking/ranking-data';

/** Says which limits a day has exceeded before any dish, and by how much; empty if there are none. */
export function passedLimits(
  nutrients: readonly DayNutrient[],
  names: RankingData['nutrients'],
  { passed }: Pick<Queries.RankingDemoLabelsFragment['ranking'], 'passed'>,
): string {
  const over = nutrients.flatMap(({ eaten, limit }, position) => {
    if (limit === null || !isOver(limit, eaten)) return [];
    const { name, unit } = itemAt(names, position);
    return interpolate(passed.nutrient, {
      nutrient: inSentence(name),
      eaten: formatAmount(eaten, limit),
      limit: formatAmount(limit),
      unit,
    });
  });
  return over.length > 0 ? interpolate(passed.text, { nutrients: formatList(over) }) : '';
}
