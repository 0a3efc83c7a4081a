import { formatNumber } from '../../../lib/format';
import { formatList, formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { portionsOf, type RankedDish } from '../../../lib/ranking/day';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';
import { personAndSet } from './person-picker';
import type { Change } from './use-day';

type Labels = Queries.RankingDemoLabelsFragment['changes'];

/** The number of places by which dishes moved up, by title. Other dishes are missing. */
export function placesUp(
  before: readonly RankedDish[],
  after: readonly RankedDish[],
): ReadonlyMap<string, number> {
  const titles = before.map(({ dish }) => dish.title);
  const moves = after.map(
    ({ dish }, place) => [dish.title, titles.indexOf(dish.title) - place] as const,
  );
  return new Map(moves.filter(([, places]) => places > 0));
}

/** What screen readers say after a change: the change, the first dish, and the dishes that moved up. */
export function announce(
  change: string,
  [first]: readonly RankedDish[],
  up: ReadonlyMap<string, number>,
  labels: Labels,
): string {
  if (!first || first.gaps.length === 0) return change;
  const score = formatShare(first.score);
  const leader = interpolate(labels.first, { dish: first.dish.title, score });
  const moved =
    up.size === 0 ? labels.same : interpolate(labels.up, { dishes: formatList([...up.keys()]) });
  return [change, leader, moved].join(' ');
}

/** What the page shows of a change: the new first dish, or the foremost one that moved up. */
export function newsOf(
  before: readonly RankedDish[],
  after: readonly RankedDish[],
  up: ReadonlyMap<string, number>,
  labels: Labels,
): string {
  const [first] = after;
  if (!first || first.gaps.length === 0) return '';
  if (first.dish.title !== before[0]?.dish.title)
    return interpolate(labels.newFirst, { dish: first.dish.title });
  const [dish] = up.keys();
  return dish === undefined ? labels.same : interpolate(labels.movedUp, { dish });
}

/** A change in words; `day` is the day after it. */
export function describeChange(change: Change, data: RankingData, day: Day, labels: Labels) {
  if (change === 'started' || change === 'cleared') return labels[change];
  if (change === 'who') {
    return interpolate(labels.who, personAndSet(data, day));
  }
  const portions = portionsOf(day, change.id);
  const template = portions === 0 ? labels.gone : labels.more;
  return interpolate(template, { food: change.name, portions: formatNumber(portions) });
}
