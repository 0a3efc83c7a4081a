import { interpolate } from '../../../lib/interpolate';
import { positionsAbove, type DayNutrient } from '../../../lib/ranking/day';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import { namesOf } from './names-of';

/** Names the limits that a day without gaps exceeds; empty if there are none. */
export function aboveLimits(
  nutrients: readonly DayNutrient[],
  names: RankingData['nutrients'],
  labels: Pick<Queries.RankingDemoLabelsFragment['ranking'], 'noneOver'>,
): string {
  const above = positionsAbove(nutrients);
  if (above.length === 0) return '';
  return interpolate(labels.noneOver, { nutrients: namesOf(above, names) });
}
