import { biggestGaps, gapOf, gapScore, shareOfGap, type Gap } from './gap-score';
import type { Day, Dish, Food, Portion, RankingData } from './ranking-data';

/** The maximum number of portions of one food in a day. */
export const MOST_PORTIONS = 9;

/** A nutrient of the day: its gap, and the limit if there is one. */
export type DayNutrient = Gap & { readonly limit: number | null };

/** What a portion does for a gap. `nutrient` is a position in the list of nutrients. */
export type ClosedGap = {
  readonly nutrient: number;
  readonly missing: number;
  readonly amount: number;
  readonly share: number;
};

export type RankedDish<Any extends Dish = Dish> = {
  readonly dish: Any;
  readonly score: number;
  /** The gaps that count, the largest first. The score is the mean of their shares. */
  readonly gaps: readonly ClosedGap[];
  /** The nutrients, by position, whose limit the day exceeds with a portion of the dish. */
  readonly over: readonly number[];
};

/** All foods of all groups. */
export const foodsOf = ({ groups }: Pick<RankingData, 'groups'>): Food[] =>
  groups.flatMap(({ foods }) => foods);

/** The food of an id; undefined if there is none. */
export const foodOf = (data: Pick<RankingData, 'groups'>, id: string): Food | undefined =>
  foodsOf(data).find((food) => food.id === id);

/** The number of portions of a food in a day; 0 if the day doesn't have it. */
export const portionsOf = ({ eaten }: Day, food: string): number =>
  eaten.find((helping) => helping.food === food)?.portions ?? 0;

/**
 * The day with another number of portions of a food.
 * @param portions 0 removes the food; the maximum is `MOST_PORTIONS`
 */
export function withPortions(day: Day, food: string, portions: number): Day {
  const helping = { food, portions: Math.min(portions, MOST_PORTIONS) };
  const isThere = day.eaten.some((each) => each.food === food);
  const eaten = isThere
    ? day.eaten.map((each) => (each.food === food ? helping : each))
    : [...day.eaten, helping];
  return { ...day, eaten: eaten.filter((each) => each.portions > 0) };
}

/** Portions with the amounts that count for an official set: with what the US adds to foods, or without. */
export function portionsFor<Any extends Portion>(
  { sets }: Pick<RankingData, 'sets'>,
  set: string,
  portions: readonly Any[],
): readonly Any[] {
  if (sets.find(({ id }) => id === set)?.isFortified) return portions;
  return portions.map((each) => ({ ...each, amounts: each.unfortified ?? each.amounts }));
}

/** The nutrients of a day, in the order of the data: the person's targets and limits, and what was eaten. */
export function nutrientsOf(data: RankingData, day: Day): DayNutrient[] {
  const foods = portionsFor(data, day.set, foodsOf(data));
  const helpings = day.eaten.map(({ food, portions }) => ({
    portions,
    amounts: foods.find(({ id }) => id === food)?.amounts ?? [],
  }));
  const sets = data.people.find(({ id }) => id === day.person)?.sets;
  const { targets = [], limits = [] } = sets?.find(({ id }) => id === day.set) ?? {};
  return targets.map((target, position) => ({
    target,
    limit: limits[position] ?? null,
    eaten: helpings.reduce(
      (sum, { portions, amounts }) => sum + portions * (amounts[position] ?? 0),
      0,
    ),
  }));
}

/** Whether an amount is over the limit of a nutrient. */
export const isOver = ({ limit }: Pick<DayNutrient, 'limit'>, amount: number): boolean =>
  limit !== null && amount > limit;

/** Ranks dishes by their scores, the highest first, and says why. Equal scores keep their order. */
export function rankForDay<Any extends Dish>(
  nutrients: readonly DayNutrient[],
  dishes: readonly Any[],
): RankedDish<Any>[] {
  const counted = biggestGaps(nutrients);
  return dishes
    .map((dish) => ({
      dish,
      score: gapScore(nutrients, dish.amounts),
      gaps: counted.map((nutrient) => {
        const amount = dish.amounts[nutrient] ?? 0;
        const gap = nutrients[nutrient]!;
        return { nutrient, missing: gapOf(gap), amount, share: shareOfGap(gap, amount) };
      }),
      over: nutrients.flatMap((nutrient, position) => {
        const amount = dish.amounts[position] ?? 0;
        return amount > 0 && isOver(nutrient, nutrient.eaten + amount) ? [position] : [];
      }),
    }))
    .toSorted((one, other) => other.score - one.score);
}
