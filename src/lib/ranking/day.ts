import { rankDishes, roundOff, type Gap, type ScoredDish } from './gap-score';
import { MOST_PORTIONS, type Day, type Dish, type Food, type RankingData } from './ranking-data';

/** A nutrient's gap, and its limit if there is one. */
export type DayNutrient = Gap & { readonly limit: number | null };

/** A limit that a portion of a dish would exceed. `nutrient` is a position in the list of nutrients. */
export type ExceededLimit = {
  readonly nutrient: number;
  /** What the day has without it, which may be over the limit as well. */
  readonly eaten: number;
  /** What the day would have with the portion. */
  readonly amount: number;
  readonly limit: number;
};

export type RankedDish<Any extends Dish = Dish> = ScoredDish<Any> & {
  readonly over: readonly ExceededLimit[];
};

/** All foods of all groups. */
export const foodsOf = ({ groups }: Pick<RankingData, 'groups'>): Food[] =>
  groups.flatMap(({ foods }) => foods);

/** Finds a food by id. */
export const foodOf = (data: Pick<RankingData, 'groups'>, id: string): Food | undefined =>
  foodsOf(data).find((food) => food.id === id);

/** Whether a food (id) is meat or fish. */
export const isMeat = ({ groups }: Pick<RankingData, 'groups'>, id: string): boolean =>
  groups.some(({ hasMeat, foods }) => hasMeat && foods.some((food) => food.id === id));

/** The number of portions of a food in a day; 0 if it isn't on the plate. */
export const portionsOf = ({ eaten }: Day, food: string): number =>
  eaten.find((helping) => helping.food === food)?.portions ?? 0;

/** Sets the portions of a food, up to `MOST_PORTIONS`; 0 removes it. */
export function withPortions(day: Day, food: string, portions: number): Day {
  const helping = { food, portions: Math.min(portions, MOST_PORTIONS) };
  const isThere = day.eaten.some((each) => each.food === food);
  const eaten = isThere
    ? day.eaten.map((each) => (each.food === food ? helping : each))
    : [...day.eaten, helping];
  return { ...day, eaten: eaten.filter((each) => each.portions > 0) };
}

/** Foods or dishes with the amounts of one portion that count for an official set. */
export function portionsFor<Any extends Food | Dish>(
  { sets }: Pick<RankingData, 'sets'>,
  set: string,
  wholes: readonly Any[],
): readonly Any[] {
  const isFortified = sets.find(({ id }) => id === set)?.isFortified;
  return wholes.map((whole) => {
    const share = 'grams' in whole ? whole.grams / 100 : 1 / whole.servings;
    const amounts = isFortified ? whole.amounts : (whole.unfortified ?? whole.amounts);
    return { ...whole, amounts: amounts.map((amount) => roundOff(amount * share)) };
  });
}

/** The dishes that a day ranks: without meat and fish if it asks for that and there are any. */
export function dishesFor(data: Pick<RankingData, 'sets' | 'dishes'>, day: Day): readonly Dish[] {
  const meatless = data.dishes.filter(({ hasMeat }) => !hasMeat);
  const dishes = day.isMeatless && meatless.length > 0 ? meatless : data.dishes;
  return portionsFor(data, day.set, dishes);
}

/** The day's nutrients, in the order of the data: the person's targets and limits, and what was eaten. */
export function nutrientsOf(data: RankingData, day: Day): DayNutrient[] {
  const helpings = day.eaten.flatMap(({ food: id, portions }) => {
    const food = foodOf(data, id);
    return food
      ? portionsFor(data, day.set, [food]).map(({ amounts }) => ({ portions, amounts }))
      : [];
  });
  const sets = data.people.find(({ id }) => id === day.person)?.sets;
  const { targets = [], limits = [] } = sets?.find(({ id }) => id === day.set) ?? {};
  return targets.map((target, position) => ({
    target,
    limit: limits[position] ?? null,
    eaten: roundOff(
      helpings.reduce((sum, { portions, amounts }) => sum + portions * (amounts[position] ?? 0), 0),
    ),
  }));
}

/** Whether an amount is over a limit, if there is one. */
export const isOver = (limit: number | null, amount: number): boolean =>
  limit !== null && roundOff(amount) > limit;

/** The positions of the nutrients of which a day has more than a limit. */
export const positionsAbove = (nutrients: readonly DayNutrient[]): number[] =>
  nutrients.flatMap(({ eaten, limit }, position) => (isOver(limit, eaten) ? [position] : []));

/** Ranks dishes by score, with the limits that a portion of each would exceed. */
export const rankForDay = <Any extends Dish>(
  nutrients: readonly DayNutrient[],
  dishes: readonly Any[],
): RankedDish<Any>[] =>
  rankDishes(nutrients, dishes).map((scored) => ({
    ...scored,
    over: nutrients.flatMap(({ eaten, limit }, nutrient) => {
      const added = scored.dish.amounts[nutrient] ?? 0;
      const amount = roundOff(eaten + added);
      return added > 0 && limit !== null && isOver(limit, amount)
        ? [{ nutrient, eaten, amount, limit }]
        : [];
    }),
  }));
