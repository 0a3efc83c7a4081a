import { findById } from '../../../lib/find-or-throw';
import { formatAmount } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { itemAt } from '../../../lib/item-at';
import type { Day, Dish, RankingData } from '../../../lib/ranking/ranking-data';
import { SODIUM } from '../../../lib/ranking/sodium';

/** Says how much sodium a portion has, beside the person’s figure; empty if their set has none. */
export function sodiumLine(
  data: RankingData,
  day: Day,
  { amounts }: Pick<Dish, 'amounts'>,
  labels: Pick<Queries.RankingDemoLabelsFragment['ranking'], 'sodium'>,
): string {
  const position = data.nutrients.findIndex(({ id }) => id === SODIUM);
  const { sets } = findById(data.people, day.person);
  const limit = findById(sets, day.set).limits[position] ?? null;
  if (limit === null) return '';
  const kind = itemAt(findById(data.sets, day.set).limitKinds, position);
  const { atMost, safe } = labels.sodium;
  return interpolate(kind === 'safeAndAdequate' ? safe : atMost, {
    amount: formatAmount(amounts[position] ?? 0),
    limit: formatAmount(limit),
    unit: itemAt(data.nutrients, position).unit,
  });
}
