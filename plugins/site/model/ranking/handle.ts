import { biggestGaps, gapOf, roundOff } from '../../../../src/lib/ranking/gap-score';
import { nutrientsOf, portionsFor } from '../../../../src/lib/ranking/day';
import type { HandleData } from '../../../../src/lib/ranking/handle';
import { findById, findByTitle } from '../../../../src/lib/find-or-throw';
import { itemAt } from '../../../../src/lib/item-at';
import { amountsOf } from '../files/nutrition';
import { createRankingData, type RankingSources } from './ranking-data';

/** What the handle of the formula's page needs: a dish, the example's gaps, and what each gram of a food adds. */
export function createHandle(sources: RankingSources): HandleData | null {
  const { handle, start } = sources.try;
  if (!handle) return null;
  const data = createRankingData(sources);
  const { recipe } = findByTitle(sources.trending.items, handle.dish);
  const { ingredients, servings } = findById(sources.recipes.recipes, recipe);
  const grams = ingredients
    .filter(({ food }) => food === handle.food)
    .reduce((sum, ingredient) => sum + ingredient.grams / servings, 0);
  const food = findById(sources.foods.foods, handle.food);
  const { isFortified } = findById(data.sets, start.set);
  const amounts = amountsOf(isFortified ? food : (food.unfortified ?? food));
  const dish = findByTitle(data.dishes, handle.dish);
  const portion = itemAt(portionsFor(data, start.set, [dish]), 0);
  const nutrients = nutrientsOf(data, start);
  const perGramOf = (id: string) => (amounts[sources.foods.columns.indexOf(id)] ?? 0) / 100;
  return {
    dish: handle.dish,
    grams,
    limits: nutrients.flatMap(({ limit, eaten }, position) => {
      const { id, name, unit } = itemAt(data.nutrients, position);
      const perGram = perGramOf(id);
      const others = roundOff(eaten + itemAt(portion.amounts, position) - perGram * grams);
      return limit === null ? [] : [{ name, unit, limit, perGram, others }];
    }),
    gaps: biggestGaps(nutrients).map((position) => {
      const { id, name, symbol, unit } = itemAt(data.nutrients, position);
      const perGram = perGramOf(id);
      const whole = itemAt(portion.amounts, position);
      return {
        name,
        symbol,
        unit,
        missing: gapOf(itemAt(nutrients, position)),
        perGram,
        others: roundOff(whole - perGram * grams),
      };
    }),
  };
}
