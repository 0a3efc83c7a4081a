import { formatNumber } from '../../../lib/format';
import { formatShare } from '../../../lib/format-amount';
import { portionsOf, withPortions } from '../../../lib/ranking/day';
import { createExampleDay } from '../../../lib/ranking/example-day';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import type { HeroDay } from './hero-day';

/** The example day with each combination of the foods to tap, the one without any first. */
export function daysOf(
  { foods, slides }: Queries.HeroFragment['example'] & Pick<Queries.HeroFragment, 'slides'>,
  { rankingData, content }: Queries.ExamplesFragment,
): HeroDay[] {
  const data = rankingData as RankingData;
  return combinationsOf(foods.map(({ food }) => food)).map((tapped) => {
    const day = tapped.reduce(
      (now, food) => withPortions(now, food, portionsOf(now, food) + 1),
      content.try.start,
    );
    const { gaps, dishes } = createExampleDay(data, day);
    const places = slides.map(({ dish }) => dishes.findIndex(({ title }) => title === dish));
    return {
      foods: tapped,
      gaps: gaps.map(({ name, symbol }) => ({ name, symbol })),
      best: places.indexOf(Math.min(...places)),
      dishes: places.map((place) => {
        const { score, shares } = dishes[place]!;
        return {
          rank: formatNumber(place + 1),
          score: formatShare(score),
          shares: shares.map((share) => ({
            part: Number(share.toFixed(3)),
            text: formatShare(share),
          })),
        };
      }),
    };
  });
}

/** All sets of some of the foods, the empty one first. */
const combinationsOf = (foods: readonly string[]): string[][] =>
  foods.reduce<string[][]>((sets, food) => [...sets, ...sets.map((set) => [...set, food])], [[]]);
