import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { portionsOf, type DayNutrient, type RankedDish } from '../../../lib/ranking/day';
import { COUNTED_GAPS } from '../../../lib/ranking/gap-score';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';
import { aboveLimits } from '../ranking/above-limits';
import { namesOf } from '../ranking/names-of';
import type { DayChange, LastChange } from './day-reducer';
import { dietNote } from './diet-note';
import { personAndSet } from './person-and-set';

type Labels = Queries.RankingDemoLabelsFragment;
type Ranking = readonly RankedDish[];

type RankingChange = {
  before: Ranking;
  after: Ranking;
  /** The places that dishes gained, by title. */
  gained: ReadonlyMap<string, number>;
  /** Whether a food was added. */
  isMore: boolean;
};

/**
 * Describes a change and what it did to the ranking.
 * @param after the day after the change, with its nutrients and its ranking
 * @returns `gained`: places gained by dish title; `raised`: points that the first score gained, such as `+7 points`;
 *   `news`: the visible text; `announcement`: the text for screen readers
 */
export function describeChange(
  { change, before }: LastChange,
  after: { day: Day; nutrients: readonly DayNutrient[]; ranked: Ranking },
  data: RankingData,
  labels: Labels,
) {
  const { day, nutrients, ranked } = after;
  const isEmpty = day.eaten.length === 0;
  const isDiet = change.type === 'diet';
  // A shorter list moves no dish up.
  const gained = isEmpty || isDiet ? new Map<string, number>() : placesGained(before, ranked);
  const isMore = change.type === 'portions' && change.by > 0;
  const changed = changeInWords(change, { day, ranked }, data, labels.changes);
  const order =
    isEmpty && !isDiet
      ? labels.changes.cleared
      : rankingNews({ before, after: ranked, gained, isMore }, data.nutrients, labels);
  const hasGaps = (ranked[0]?.gaps.length ?? 0) > 0;
  // The message in place of the ranking says so.
  const reached = hasGaps
    ? []
    : [labels.ranking.noneEnergy, aboveLimits(nutrients, data.nutrients, labels.ranking)];
  const note = isDiet && dietNote(data, day, labels.who);
  const announcement = [changed, order, ...reached, note].filter(Boolean).join(' ');
  return {
    gained,
    raised: pointsRaised(before, ranked, labels.changes),
    // Unlike a new food on the plate, the number of remaining dishes isn't visible at a glance.
    news: isDiet ? `${changed} ${order}`.trim() : order,
    announcement,
  };
}

function placesGained(before: Ranking, after: Ranking): ReadonlyMap<string, number> {
  const titles = before.map(({ dish }) => dish.title);
  // A dish that adds nothing moves only because others drop to 0 as well.
  const gains = after
    .filter(({ score }) => score > 0)
    .map(({ dish }, place) => [dish.title, titles.indexOf(dish.title) - place] as const);
  return new Map(gains.filter(([, places]) => places > 0));
}

function pointsRaised(
  before: Ranking,
  [first]: Ranking,
  labels: Labels['changes'],
): string | undefined {
  const former = before.find(({ dish }) => dish.title === first?.dish.title);
  // Scores for different numbers of gaps can't be compared.
  if (!first || first.gaps.length !== former?.gaps.length) return undefined;
  const points = Math.round(first.score * 100) - Math.round(former.score * 100);
  if (points <= 0) return undefined;
  return points === 1 ? labels.point : interpolate(labels.points, { points: formatNumber(points) });
}

/** Names the new first dish, or the first one that moved up. If a food raised the first dish’s score, says why. */
function rankingNews(
  { before, after, gained, isMore }: RankingChange,
  names: RankingData['nutrients'],
  { changes, ranking }: Labels,
): string {
  const [first] = after;
  if (!first || first.gaps.length === 0) return ranking.none;
  const order = orderInWords({ before, after, gained }, changes);
  const former = before.find(({ dish }) => dish.title === first.dish.title);
  if (!isMore || !former || first.score <= former.score) return order;
  const counted = new Set(first.gaps.map(({ nutrient }) => nutrient));
  const gone = former.gaps.map(({ nutrient }) => nutrient).filter((each) => !counted.has(each));
  // On an empty plate all gaps count.
  if (gone.length >= COUNTED_GAPS) return order;
  const why = gone.length > 0 ? changes.noLonger : changes.rising;
  return `${order} ${interpolate(why, { nutrients: namesOf(gone, names) })}`.trim();
}

/** Says which dish is first now, or which one moved up, or that the order is the same; empty if dishes only moved down. */
function orderInWords(
  { before, after, gained }: Omit<RankingChange, 'isMore'>,
  labels: Labels['changes'],
): string {
  const [first = ''] = after.map(({ dish }) => dish.title);
  if (first !== before[0]?.dish.title) return interpolate(labels.newFirst, { dish: first });
  const [movedUp] = gained.keys();
  if (movedUp !== undefined) return interpolate(labels.movedUp, { dish: movedUp });
  const isSame = after.every(({ dish }, place) => dish.title === before[place]?.dish.title);
  return isSame ? labels.same : '';
}

function changeInWords(
  change: DayChange,
  { day, ranked }: { day: Day; ranked: Ranking },
  data: RankingData,
  labels: Labels['changes'],
): string {
  switch (change.type) {
    case 'portions': {
      const portions = portionsOf(day, change.food.id);
      return interpolate(portions === 0 ? labels.gone : labels.more, {
        food: change.food.name,
        portions: formatNumber(portions),
      });
    }
    case 'who':
      return interpolate(labels.who, personAndSet(data, day));
    case 'diet':
      return interpolate(change.isMeatless ? labels.meatless : labels.withMeat, {
        dishes: formatNumber(ranked.length),
      });
    case 'startedOver':
      return labels.started;
    case 'cleared':
      return '';
  }
}
