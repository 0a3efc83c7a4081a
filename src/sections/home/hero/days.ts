import { formatNumber } from '../../../lib/format';
import { formatShare } from '../../../lib/format-amount';
import { itemAt } from '../../../lib/item-at';
import { PATHS, withPrefix } from '../../../lib/paths';
import { portionsOf, withPortions } from '../../../lib/ranking/day';
import { dayToFragment } from '../../../lib/ranking/day-address';
import { createExampleDay } from '../../../lib/ranking/example-day';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';
import type { HeroDay } from './hero-day';

/** The day of each slide's person, with every combination of the foods to tap. */
export function daysOf(
  { slides, example }: Pick<Queries.HeroFragment, 'slides' | 'example'>,
  data: RankingData,
): HeroDay[] {
  const titles = slides.map(({ dish }) => dish);
  const combinations = combinationsOf(example.foods.map(({ food }) => food));
  return slides.flatMap(({ dish: own, day: { person, set, eaten } }, owner) =>
    combinations.map((foods) => {
      const day = foods.reduce<Day>(
        (now, food) => withPortions(now, food, portionsOf(now, food) + 1),
        { person, set, eaten },
      );
      const { gaps, dishes } = createExampleDay(data, day);
      const suitable = foods.length > 0 ? titles : [own];
      const place = dishes.findIndex(({ title }) => suitable.includes(title));
      const { title, score, shares } = itemAt(dishes, place);
      return {
        owner,
        foods,
        href: withPrefix(PATHS.try) + dayToFragment(day),
        slide: foods.length > 0 ? titles.indexOf(title) : owner,
        rank: formatNumber(place + 1),
        score: formatShare(score),
        gaps: gaps.map(({ symbol }, gap) => ({
          symbol,
          part: Number(itemAt(shares, gap).toFixed(2)),
          closed: formatShare(itemAt(shares, gap)),
        })),
      };
    }),
  );
}

/** All sets of some of the foods, the empty one first. */
const combinationsOf = (foods: readonly string[]): string[][] =>
  foods.reduce<string[][]>((sets, food) => [...sets, ...sets.map((set) => [...set, food])], [[]]);
