import { formatShare } from '../../../lib/format-amount';
import { itemAt } from '../../../lib/item-at';
import { overLimits, type OverTemplates } from '../../../lib/over-limits';
import { portionsOf, withPortions } from '../../../lib/ranking/day';
import { createExampleDay } from '../../../lib/ranking/example-day';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';
import type { HeroDay } from './hero-day';

/** The slides, and the foods to tap. */
export type HeroDays = Pick<Queries.HeroFragment, 'slides'> & {
  example: Pick<Queries.HeroFragment['example'], 'foods'>;
};

/** A day that the hero's card can show. */
type PossibleDay = {
  /** The slide of the person whose day it is. */
  owner: number;
  /** The ids of the foods that were tapped. */
  foods: string[];
  day: Day;
};

/** The day of each slide's person, with every combination of the foods to tap. */
export function possibleDays({ slides, example }: HeroDays): PossibleDay[] {
  const combinations = combinationsOf(example.foods.map(({ food }) => food));
  return slides.flatMap(({ day: { person, set, eaten } }, owner) =>
    combinations.map((foods) => ({
      owner,
      foods,
      day: foods.reduce<Day>((now, food) => withPortions(now, food, portionsOf(now, food) + 1), {
        person,
        set,
        eaten,
      }),
    })),
  );
}

/**
 * What the card shows of each possible day.
 * @param over the templates that name exceeded limits
 */
export function daysOf(hero: HeroDays, data: RankingData, over: OverTemplates): HeroDay[] {
  const titles = hero.slides.map(({ dish }) => dish);
  return possibleDays(hero).map(({ owner, foods, day }) => {
    const { gaps, dishes } = createExampleDay(data, day);
    const suitable = foods.length > 0 ? titles : [titles[owner]];
    const place = dishes.findIndex(({ title }) => suitable.includes(title));
    const { title, score, shares, over: exceeded } = itemAt(dishes, place);
    return {
      owner,
      foods,
      slide: foods.length > 0 ? titles.indexOf(title) : owner,
      isFirst: place === 0,
      score: formatShare(score),
      warning: overLimits(over, exceeded) || undefined,
      gaps: gaps.map(({ symbol }, gap) => ({
        symbol,
        part: Number(itemAt(shares, gap).toFixed(2)),
        closed: formatShare(itemAt(shares, gap)),
      })),
    };
  });
}

/** All sets of some of the foods, the empty one first. */
const combinationsOf = (foods: readonly string[]): string[][] =>
  foods.reduce<string[][]>((sets, food) => [...sets, ...sets.map((set) => [...set, food])], [[]]);
