import type { Food, Person, RankingData } from '../../src/lib/ranking/ranking-data';

type Amounts = readonly (number | null)[];

type SourceFood = {
  id: string;
  name: string;
  group: string;
  eatable: boolean;
  portions: { label: string; grams: number }[];
  /** Kilocalories in 100 g. */
  energy: number;
  amounts: Amounts;
};

/** The fields of the data files that the ranking needs. The check of the content has accepted them. */
export type RankingSources = {
  nutrients: { nutrients: { id: string; name: string; unit: string }[] };
  foods: { groups: { id: string; name: string }[]; columns: string[]; foods: SourceFood[] };
  recipes: {
    recipes: {
      id: string;
      servings: number;
      ingredients: { food: string; grams: number }[];
    }[];
  };
  'reference-intakes': {
    columns: string[];
    riskReduction: string[];
    people: { id: string; name: string }[];
    sets: {
      id: string;
      name: string;
      people: { person: string; targets: Amounts; limits: Amounts }[];
    }[];
  };
  trending: { items: { title: string; recipe: string }[] };
  try: { withoutTarget: string[] };
};

/** Rounds to three significant digits: the browser needs no more, and they compress better. */
const shorten = (amount: number) => Number(amount.toPrecision(3));

/**
 * Computes the data for the ranking of /try: the nutrients in a portion of each food and in a serving of
 * each trending dish, and targets and limits by person. All lists of amounts follow the order of `nutrients.json`.
 */
export function createRankingData(sources: RankingSources): RankingData {
  const { nutrients, foods, 'reference-intakes': intakes } = sources;
  const ids = nutrients.nutrients.map(({ id }) => id);
  const inOrder = <Value>(columns: readonly string[], values: readonly Value[]) =>
    ids.map((id) => values[columns.indexOf(id)]!);

  const portionOf = ({ id, name, portions: [first], amounts }: SourceFood): Food => ({
    id,
    name,
    portion: first!.label,
    grams: first!.grams,
    // A missing value counts as 0, as in the article on the score.
    amounts: inOrder(foods.columns, amounts).map((per100g) =>
      shorten(((per100g ?? 0) * first!.grams) / 100),
    ),
  });

  const personOf = ({ id, name }: { id: string; name: string }): Person => ({
    id,
    name,
    sets: intakes.sets.flatMap((set) =>
      set.people
        .filter(({ person }) => person === id)
        .map(({ targets, limits }) => ({
          id: set.id,
          targets: inOrder(intakes.columns, targets).map((target, position) =>
            sources.try.withoutTarget.includes(ids[position]!) ? 0 : (target ?? 0),
          ),
          limits: inOrder(intakes.columns, limits),
        })),
    ),
  });

  return {
    nutrients: nutrients.nutrients.map(({ id, name, unit }) => ({
      id,
      name,
      unit,
      isRiskReduction: intakes.riskReduction.includes(id),
    })),
    sets: intakes.sets.map(({ id, name }) => ({ id, name })),
    people: intakes.people.map(personOf),
    groups: foods.groups
      .map(({ id, name }) => ({
        name,
        foods: foods.foods.filter((food) => food.group === id && food.eatable).map(portionOf),
      }))
      .filter((group) => group.foods.length > 0),
    dishes: sources.trending.items.map(({ title, recipe }) => ({
      title,
      energy: Math.round(perServing(sources, recipe, ({ energy }) => energy)),
      amounts: inOrder(
        foods.columns,
        foods.columns.map((_nutrient, column) =>
          shorten(perServing(sources, recipe, ({ amounts }) => amounts[column] ?? 0)),
        ),
      ),
    })),
  };
}

/** The sum of a value per 100 g over the ingredients of a serving. */
function perServing(
  { recipes, foods }: RankingSources,
  id: string,
  per100g: (food: SourceFood) => number,
): number {
  const { ingredients, servings } = recipes.recipes.find((recipe) => recipe.id === id)!;
  const whole = ingredients.reduce(
    (sum, { food, grams }) =>
      sum + (per100g(foods.foods.find((each) => each.id === food)!) * grams) / 100,
    0,
  );
  return whole / servings;
}
