import { formatList, formatNumber, siteLocale } from '../formats';
import { nutrientsOf, portionsFor, rankForDay } from '../../../src/lib/ranking/day';
import { findById } from '../../../src/lib/find-or-throw';
import { inSentenceOf } from '../../../src/lib/in-sentence';
import { itemAt } from '../../../src/lib/item-at';
import type { Data } from './data-files';
import { amountsOf, type FoodEntry } from './nutrition';
import type { Dish, Food, Person, RankingData } from '../../../src/lib/ranking/ranking-data';

/** The data files from which the ranking is computed. */
export const RANKING_SOURCES = [
  ...(['nutrients', 'foods', 'recipes', 'reference-intakes', 'trending', 'try'] as const),
];
export type RankingSources = Pick<Data, (typeof RANKING_SOURCES)[number]>;

type SourceFood = Data['foods']['foods'][number];

/**
 * Computes the data for the ranking: the unrounded nutrients of foods and dishes, and targets and limits by person, in
 * the order of `nutrients.json`.
 */
export function createRankingData(sources: RankingSources): RankingData {
  const { foods, recipes, trending, 'reference-intakes': intakes } = sources;
  const { nutrients } = sources.nutrients;
  const ids = nutrients.map(({ id }) => id);
  const inOrder = <Value>(columns: readonly string[], values: readonly Value[]) =>
    ids.map((id) => itemAt(values, columns.indexOf(id)));
  const sourceOf = (food: string) => findById(foods.foods, food);
  const columns = inOrder(foods.columns, [...foods.columns.keys()]);

  const amountsIn = (helpings: readonly Helping[]) => {
    const amounts = (entryOf: (food: SourceFood) => FoodEntry) =>
      columns.map((column) => sumOf(helpings, (food) => amountsOf(entryOf(food))[column] ?? 0));
    const isFortified = helpings.some(({ food }) => food.unfortified);
    return {
      amounts: amounts((food) => food),
      unfortified: isFortified ? amounts((food) => food.unfortified ?? food) : null,
    };
  };

  const foodOf = (food: SourceFood): Food => {
    const { label, grams } = itemAt(food.portions, 0);
    const { id, name, words } = food;
    return { id, name, portion: label, grams, words, ...amountsIn([{ food, grams: 100 }]) };
  };

  const dishOf = ({ title, recipe: id }: Data['trending']['items'][number]): Dish => {
    const { ingredients, servings } = findById(recipes.recipes, id);
    const helpings = ingredients.map(({ food, grams }) => ({ food: sourceOf(food), grams }));
    return {
      title,
      ingredients: formatList(helpings.map((helping) => helpingInWords(helping, servings))),
      servings,
      unknown: helpings.flatMap(({ food }) => {
        const missing = [...ids.keys()].filter((at) => food.amounts[itemAt(columns, at)] === null);
        return missing.length > 0 ? [{ food: nameOf(food), nutrients: missing }] : [];
      }),
      ...amountsIn(helpings),
    };
  };

  const limitKindOf = (kind: string | null, position: number) => {
    if (kind === 'SAI') return 'safeAndAdequate';
    return intakes.riskReduction.includes(itemAt(ids, position)) ? 'riskReduction' : 'upper';
  };

  const personOf = ({ id, name }: { id: string; name: string }): Person => ({
    id,
    name,
    sets: intakes.sets.flatMap((set) =>
      set.people
        .filter(({ person }) => person === id)
        .map(({ targets, limits }) => ({
          id: set.id,
          targets: inOrder(intakes.columns, targets).map((target, position) =>
            sources.try.withoutTarget.includes(itemAt(ids, position)) ? 0 : (target ?? 0),
          ),
          limits: inOrder(
            intakes.columns,
            limits.map((limit, column) =>
              set.kinds[column] === 'SAI' ? (targets[column] ?? null) : limit,
            ),
          ),
        })),
    ),
  });

  return {
    nutrients: nutrients.map(({ id, name, symbol, unit }) => ({ id, name, symbol, unit })),
    sets: intakes.sets.map(({ id, name, fortified, kinds }) => ({
      id,
      name,
      isFortified: fortified,
      limitKinds: inOrder<string | null>(intakes.columns, kinds).map(limitKindOf),
    })),
    people: intakes.people.map(personOf),
    groups: foods.groups
      .map(({ id, name }) => ({
        name,
        foods: foods.foods.filter((food) => food.group === id && food.eatable).map(foodOf),
      }))
      .filter((group) => group.foods.length > 0),
    dishes: trending.items.map(dishOf),
  };
}

/**
 * The trending recipes in the order in which the first day of /try ranks them. They stay the same objects, in which
 * Gatsby finds the paths of pictures.
 */
export function rankTrending(sources: RankingSources): Data['trending'] {
  const { start } = sources.try;
  const data = createRankingData(sources);
  const ranked = rankForDay(nutrientsOf(data, start), portionsFor(data, start.set, data.dishes));
  const places = ranked.map(({ dish }) => dish.title);
  const items = sources.trending.items.toSorted(
    (one, other) => places.indexOf(one.title) - places.indexOf(other.title),
  );
  return { ...sources.trending, items };
}

/** Some grams of a food. */
type Helping = { food: SourceFood; grams: number };

/** The sum of a value per 100 g. It has at most six decimals; the others are noise of floating-point numbers. */
const sumOf = (helpings: readonly Helping[], per100g: (food: SourceFood) => number): number =>
  Number(
    helpings.reduce((sum, { food, grams }) => sum + per100g(food) * (grams / 100), 0).toFixed(6),
  );

/** A serving's share in a list of ingredients: `2 eggs`, `200 g tomatoes`, `2.5 g garlic`. */
function helpingInWords({ food, grams: whole }: Helping, servings: number): string {
  const { piece } = food;
  const grams = whole / servings;
  const pieces = grams / (piece?.grams ?? Infinity);
  if (piece && Number.isInteger(pieces))
    return `${formatNumber(pieces)} ${pieces === 1 ? piece.one : piece.more}`;
  const weight = grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
  return `${formatNumber(weight)} g ${nameOf(food)}`;
}

/** What a list of ingredients calls a food. */
const nameOf = ({ ingredient, name }: SourceFood) => ingredient ?? inSentenceOf(name, siteLocale());
