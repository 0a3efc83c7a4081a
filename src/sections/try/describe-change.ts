import { formatPercent } from '../../lib/format';
import { formatList } from '../../lib/format-amount';
import { interpolate } from '../../lib/interpolate';
import type { RankedDish } from '../../lib/ranking/day';

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

/** The announcement of a change for screen readers: the change, the first dish, and the dishes that moved up. */
export function describeChange(
  what: string,
  ranked: readonly RankedDish[],
  up: ReadonlyMap<string, number>,
  labels: Labels,
): string {
  const [first] = ranked;
  if (!first || first.score === 0) return what;
  const leader = interpolate(labels.first, {
    dish: first.dish.title,
    score: formatPercent(first.score),
  });
  const moved =
    up.size === 0 ? labels.same : interpolate(labels.up, { dishes: formatList([...up.keys()]) });
  return [what, leader, moved].join(' ');
}
