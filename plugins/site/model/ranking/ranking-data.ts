import { formatNumber, listFormat, siteLocale } from '../../formats';
import { createExampleDay } from '../../../../src/lib/ranking/example-day';
import { findById } from '../../../../src/lib/find-or-throw';
import { inSentenceOf } from '../../../../src/lib/in-sentence';
import { itemAt } from '../../../../src/lib/item-at';
import { SODIUM } from '../../../../src/lib/ranking/sodium';
import type { Data } from '../data-files';
import { amountsOf, type FoodEntry } from '../files/nutrition';
import type {
  Amounts,
  Dish,
  Food,
  LimitKind,
  Person,
  RankingData,
} from '../../../../src/lib/ranking/ranking-data';

/** The data files from which the ranking is computed. */
export const RANKING_SOURCES = [
  'nutrients',
  'foods',
  'recipes',
  'reference-intakes',
  'trending',
  'try',
] as const;
export type RankingSources = Pick<Data, (typeof RANKING_SOURCES)[number]>;

type SourceFood = Data['foods']['foods'][number];
type Card = Data['trending']['items'][number];
type Intakes = Data['reference-intakes'];
type IntakeSet = Intakes['sets'][number];

/** The ids of nutrients, in the order of figures. */
type Order = readonly string[];

/**
 * Computes the data for the ranking: the unrounded nutrients of foods and dishes, and targets and limits by person, in
 * the order of `nutrients.json`.
 */
export function createRankingData(sources: RankingSources): RankingData {
  const { foods, trending, 'reference-intakes': intakes } = sources;
  const { nutrients } = sources.nutrients;
  const order = nutrients.map(({ id }) => id);
  return {
    nutrients: nutrients.map(({ id, name, symbol, unit }) => ({ id, name, symbol, unit })),
    sets: intakes.sets.map((set) => ({
      id: set.id,
      name: set.name,
      isFortified: set.fortified,
      limitKinds: limitKindsOf(set, intakes, order),
    })),
    people: intakes.people.map((person) => personOf(person, sources, order)),
    groups: foods.groups
      .map(({ id, name, meat }) => ({
        name,
        hasMeat: meat,
        foods: foods.foods
          .filter((food) => food.group === id && food.eatable)
          .map((food) => foodOf(food, foods.columns, order)),
      }))
      .filter((group) => group.foods.length > 0),
    // The ranking keeps this order among dishes with equal scores.
    dishes: trending.items
      .map((card) => dishOf(card, sources, order))
      .toSorted((one, other) => sodiumIn(one, order) - sodiumIn(other, order)),
  };
}

/** Values in the order `from`, put in the order `to`. */
const reorder = <Value>(values: readonly Value[], from: Order, to: Order): Value[] =>
  to.map((id) => itemAt(values, from.indexOf(id)));

function foodOf(food: SourceFood, columns: Order, order: Order): Food {
  const { id, name, words, insteadOf } = food;
  const { label, grams } = itemAt(food.portions, 0);
  const amounts = amountsIn([{ food, grams: 100 }], columns, order);
  return { id, name, portion: label, grams, words, insteadOf, ...amounts };
}

function dishOf(card: Card, { foods, recipes }: RankingSources, order: Order): Dish {
  const { ingredients, servings, cookThrough, pasteurized, meatlessNote } = findById(
    recipes.recipes,
    card.recipe,
  );
  const helpings = ingredients.map((ingredient) => ({
    food: findById(foods.foods, ingredient.food),
    grams: ingredient.grams,
  }));
  const meat = foods.groups.filter((each) => each.meat).map(({ id }) => id);
  const list = listFormat();
  return {
    title: card.title,
    hasMeat: helpings.some(({ food }) => meat.includes(food.group)),
    ingredients: list.format(helpings.map((helping) => helpingInWords(helping, servings))),
    servings,
    cookThrough: cookThrough && list.format(cookThrough),
    pasteurized: pasteurized && list.format(pasteurized),
    meatlessNote,
    unknown: helpings
      .map(({ food }) => ({
        food: nameOf(food),
        nutrients: positionsOfNull(reorder(food.amounts, foods.columns, order)),
      }))
      .filter(({ nutrients }) => nutrients.length > 0),
    ...amountsIn(helpings, foods.columns, order),
  };
}

/** The sodium in a portion of a dish. */
const sodiumIn = ({ amounts, servings }: Dish, order: Order): number =>
  (amounts[order.indexOf(SODIUM)] ?? 0) / servings;

const positionsOfNull = (values: readonly unknown[]): number[] =>
  [...values.keys()].filter((position) => values[position] === null);

/** Some grams of a food. */
type Helping = { food: SourceFood; grams: number };

/** The nutrients of all helpings together. */
function amountsIn(helpings: readonly Helping[], columns: Order, order: Order): Amounts {
  const sumOf = (entryOf: (food: SourceFood) => FoodEntry): number[] => {
    const sums = columns.map((_, column) =>
      sum(
        helpings.map(({ food, grams }) => (amountsOf(entryOf(food))[column] ?? 0) * (grams / 100)),
      ),
    );
    return reorder(sums, columns, order);
  };
  const hasUnfortified = helpings.some(({ food }) => food.unfortified);
  return {
    amounts: sumOf((food) => food),
    // Most have none, and every byte of this data is in the page.
    ...(hasUnfortified && { unfortified: sumOf((food) => food.unfortified ?? food) }),
  };
}

/** A sum with at most six decimals; the others are noise of floating-point numbers. */
const sum = (values: readonly number[]): number =>
  Number(values.reduce((total, value) => total + value, 0).toFixed(6));

function personOf(
  { id, name, child }: Intakes['people'][number],
  { 'reference-intakes': intakes, try: demo }: RankingSources,
  order: Order,
): Person {
  const { columns } = intakes;
  return {
    id,
    name,
    isChild: child,
    sets: intakes.sets.flatMap((set) =>
      set.people
        .filter(({ person }) => person === id)
        .map((figures) => ({
          id: set.id,
          targets: reorder(targetsOf(figures, columns, demo.withoutTarget), columns, order),
          limits: reorder(limitsOf(figures, set), columns, order),
        })),
    ),
  };
}

type Figures = IntakeSet['people'][number];

const targetsOf = ({ targets }: Figures, columns: Order, withoutTarget: readonly string[]) =>
  columns.map((nutrient, column) =>
    withoutTarget.includes(nutrient) ? 0 : (targets[column] ?? 0),
  );

/** A safe and adequate intake takes the place of a limit. */
const limitsOf = ({ targets, limits }: Figures, { kinds }: IntakeSet) =>
  limits.map((limit, column) => (kinds[column] === 'SAI' ? (targets[column] ?? null) : limit));

function limitKindsOf(set: IntakeSet, { columns, riskReduction }: Intakes, order: Order) {
  const kinds = columns.map((nutrient, column): LimitKind => {
    if (set.kinds[column] === 'SAI') return 'safeAndAdequate';
    return riskReduction.includes(nutrient) ? 'riskReduction' : 'upper';
  });
  return reorder(kinds, columns, order);
}

/**
 * The trending recipes in the order in which the first day of /try ranks them. They stay the same objects, in which
 * Gatsby finds the paths of pictures.
 */
export function rankTrending(sources: RankingSources): Data['trending'] {
  const { dishes } = createExampleDay(createRankingData(sources), sources.try.start);
  const places = dishes.map(({ title }) => title);
  const items = sources.trending.items.toSorted(
    (one, other) => places.indexOf(one.title) - places.indexOf(other.title),
  );
  return { ...sources.trending, items };
}

/** A portion's share in a list of ingredients: `2 eggs`, `200 g tomatoes`, `2.5 g garlic`. No line ends before the unit. */
function helpingInWords({ food, grams: whole }: Helping, servings: number): string {
  const { piece } = food;
  if (piece) {
    // In tenths of a gram, which are whole numbers: 9.9 / 3 isn't exactly 3.3.
    const pieces = tenths(whole) / (servings * tenths(piece.grams));
    if (Number.isInteger(pieces))
      return `${formatNumber(pieces)} ${pieces === 1 ? piece.one : piece.more}`;
  }
  const grams = whole / servings;
  const weight = grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
  return `${formatNumber(weight)}\u00A0g ${nameOf(food)}`;
}

/** A weight has at most one decimal. */
const tenths = (grams: number) => Math.round(grams * 10);

/** What a list of ingredients calls a food. */
const nameOf = ({ ingredient, name }: SourceFood) => ingredient ?? inSentenceOf(name, siteLocale());
