import { gapOf, rankByGaps, shareOfGap, type Gap } from './gap-score';
import type { Day, Dish, Food, RankingData } from './ranking-data';

/** The maximum number of portions of one food in a day. */
export const MOST_PORTIONS = 9;

/** A nutrient of the day: its gap, and the upper limit if there is one. */
export type DayNutrient = Gap & { readonly limit: number | null };

/** The part of a gap that a dish closes. */
export type Closed = { readonly nutrient: number; readonly amount: number; readonly share: number };

export type RankedDish<Any extends Dish = Dish> = {
  readonly dish: Any;
  readonly score: number;
  /**
   * The gaps it closes: the largest share first, and of equal shares the one that is the larger part of its
   * target. Nutrients are positions in the list of nutrients.
   */
  readonly closes: readonly Closed[];
  /** The nutrients, by position, whose upper limit the day exceeds with a portion of the dish. */
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

/** The nutrients of a day, in the order of the data: the person's targets and limits, and what was eaten. */
export function nutrientsOf(data: RankingData, day: Day): DayNutrient[] {
  const helpings = day.eaten.map(({ food, portions }) => ({
    portions,
    amounts: foodOf(data, food)?.amounts ?? [],
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

/** Whether an amount is over the upper limit of a nutrient. */
export const isOver = ({ limit }: Pick<DayNutrient, 'limit'>, amount: number): boolean =>
  limit !== null && amount > limit;

/** Ranks dishes by the mean share of the day's gaps that a portion closes, and says why. */
export const rankForDay = <Any extends Dish>(
  nutrients: readonly DayNutrient[],
  dishes: readonly Any[],
): RankedDish<Any>[] =>
  rankByGaps(nutrients, dishes).map(({ dish, score }) => ({
    dish,
    score,
    closes: closesOf(nutrients, dish),
    over: nutrients.flatMap((nutrient, position) => {
      const amount = dish.amounts[position] ?? 0;
      return amount > 0 && isOver(nutrient, nutrient.eaten + amount) ? [position] : [];
    }),
  }));

function closesOf(nutrients: readonly DayNutrient[], { amounts }: Dish): Closed[] {
  /** A share of the gap as a part of the whole target. */
  const partOf = ({ nutrient, share }: Closed) =>
    (share * gapOf(nutrients[nutrient]!)) / nutrients[nutrient]!.target;
  return nutrients
    .map((gap, nutrient) => {
      const amount = amounts[nutrient] ?? 0;
      return { nutrient, amount, share: shareOfGap(gap, amount) ?? 0 };
    })
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share || partOf(other) - partOf(one));
}
