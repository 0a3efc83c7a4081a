import type { Issue } from '../schema/metadata';
import { idsOf, listAt, propertyOf, unknownId } from '../schema/rules';
import { quote } from '../schema/error-messages';
import { pathOf, valueIn, type DataName, type DataSources } from './data-sources';
import { problemsIn, type Problem } from './problem';

const NAMES = [
  'nutrients',
  'foods',
  'recipes',
  'reference-intakes',
  'trending',
  'try',
] as const satisfies DataName[];

type Name = (typeof NAMES)[number];

type Files = Record<Name, unknown>;

/** The rules between the files of nutrition, each with the file in which it reports issues. */
const RULES: [Name, (files: Files) => Issue[]][] = [
  ['foods', (files) => findColumnIssues(files, 'foods')],
  ['foods', findAmountIssues],
  ['reference-intakes', (files) => findColumnIssues(files, 'reference-intakes')],
  ['recipes', findIngredientIssues],
  ['recipes', findUnusedRecipes],
  ['trending', findRecipeIssues],
  ['try', findTryIssues],
];

/**
 * Checks that the files of nutrition agree: the same nutrients everywhere, amounts that a food can have,
 * and foods and recipes that exist.
 * @returns the problems; missing or broken files have none here, because other checks report them
 */
export function checkNutrition(sources: Pick<DataSources, Name>): Problem[] {
  const values = NAMES.map((name) => [name, valueIn(sources[name])] as const);
  const files = Object.fromEntries(values) as Files;
  return RULES.flatMap(([name, find]) => {
    const source = sources[name];
    return 'value' in source ? find(files).map(problemsIn(pathOf(name), source.lineOf)) : [];
  });
}

/** The columns of a file must be the nutrients of `nutrients.json`, in any order. */
function findColumnIssues({ nutrients, ...files }: Files, name: 'foods' | 'reference-intakes') {
  const known = idsOf(propertyOf(nutrients, 'nutrients'));
  const columns = listAt(files[name], 'columns');
  if (known.length === 0 || columns.length === 0) return [];
  const unknown = columns.flatMap((id, index) =>
    typeof id !== 'string' || known.includes(id)
      ? []
      : [{ path: ['columns', index], message: unknownId(id, known, 'nutrients.json') }],
  );
  const missing = known
    .filter((id) => !columns.includes(id))
    .map((id) => ({
      path: ['columns'],
      message: `expected every nutrient of nutrients.json, ${quote(id)} is missing`,
    }));
  return [...unknown, ...missing];
}

/** No amount may be above `largest` or have more than `decimals` decimals: a wrong unit breaks one of the two. */
function findAmountIssues({ nutrients, foods }: Files): Issue[] {
  const columns = listAt(foods, 'columns');
  const known = new Map(
    listAt(nutrients, 'nutrients').map((nutrient) => [propertyOf(nutrient, 'id'), nutrient]),
  );
  return listAt(foods, 'foods').flatMap((food, place) =>
    listAt(food, 'amounts').flatMap((amount, index) => {
      const message = describeAmount(amount, columns[index], known.get(columns[index]));
      return message === undefined ? [] : [{ path: ['foods', place, 'amounts', index], message }];
    }),
  );
}

function describeAmount(amount: unknown, id: unknown, nutrient: unknown): string | undefined {
  const [largest, decimals] = ['largest', 'decimals'].map((key) => propertyOf(nutrient, key));
  if (typeof amount !== 'number' || typeof largest !== 'number') return undefined;
  const what = `${propertyOf(nutrient, 'unit')} of ${id} in 100 g`;
  const found = `found the number ${amount}`;
  if (amount > largest)
    return `expected at most ${largest} ${what}, which is the largest in nutrients.json, ${found}`;
  return hasMoreDecimals(amount, decimals)
    ? `expected no more than ${decimals} decimals for the ${what}, ${found}`
    : undefined;
}

/** Whether a number has more than some decimals; `toFixed` rounds to 100 decimals at most. */
const hasMoreDecimals = (amount: number, decimals: unknown): boolean =>
  typeof decimals === 'number' &&
  decimals >= 0 &&
  decimals <= 100 &&
  Number(amount.toFixed(decimals)) !== amount;

/** Every ingredient must be a food of `foods.json`. */
function findIngredientIssues({ foods, recipes }: Files): Issue[] {
  const known = idsOf(propertyOf(foods, 'foods'));
  if (known.length === 0) return [];
  return listAt(recipes, 'recipes').flatMap((recipe, place) =>
    listAt(recipe, 'ingredients').flatMap((ingredient, index) => {
      const id = propertyOf(ingredient, 'food');
      if (typeof id !== 'string' || known.includes(id)) return [];
      const path = ['recipes', place, 'ingredients', index, 'food'];
      return [{ path, message: unknownId(id, known, 'foods.json') }];
    }),
  );
}

/** Every trending recipe must have its ingredients in `recipes.json`. */
function findRecipeIssues({ recipes, trending }: Files): Issue[] {
  const known = idsOf(propertyOf(recipes, 'recipes'));
  if (known.length === 0) return [];
  return listAt(trending, 'items').flatMap((item, index) => {
    const id = propertyOf(item, 'recipe');
    if (typeof id !== 'string' || known.includes(id)) return [];
    return [{ path: ['items', index, 'recipe'], message: unknownId(id, known, 'recipes.json') }];
  });
}

/** Every recipe must be named by an item of `trending.json`, which has its title. */
function findUnusedRecipes({ recipes, trending }: Files): Issue[] {
  const used = listAt(trending, 'items').map((item) => propertyOf(item, 'recipe'));
  if (used.length === 0) return [];
  return idsOf(propertyOf(recipes, 'recipes')).flatMap((id, index) =>
    used.includes(id)
      ? []
      : [
          {
            path: ['recipes', index, 'id'],
            message: `no item of trending.json names ${quote(id)}`,
          },
        ],
  );
}

/** The ids in `try.json` must exist: those of the first day, and of the nutrients without a target. */
function findTryIssues({ nutrients, foods, 'reference-intakes': intakes, try: content }: Files) {
  const start = propertyOf(content, 'start');
  const eatable = listAt(foods, 'foods').filter((food) => propertyOf(food, 'eatable') === true);
  const sets = listAt(intakes, 'sets');
  const set = sets.find((each) => propertyOf(each, 'id') === propertyOf(start, 'set'));
  const people = listAt(set, 'people').map((each) => propertyOf(each, 'person'));
  const ids = people.filter((id) => typeof id === 'string');
  const named = [
    ...listAt(start, 'eaten').map((helping, index) => ({
      path: ['start', 'eaten', index, 'food'],
      id: propertyOf(helping, 'food'),
      known: idsOf(eatable),
      file: 'the eatable foods of foods.json',
    })),
    {
      path: ['start', 'set'],
      id: propertyOf(start, 'set'),
      known: idsOf(sets),
      file: 'reference-intakes.json',
    },
    {
      path: ['start', 'person'],
      id: propertyOf(start, 'person'),
      known: ids,
      file: 'that set of reference-intakes.json',
    },
    ...listAt(content, 'withoutTarget').map((id, index) => ({
      path: ['withoutTarget', index],
      id,
      known: idsOf(propertyOf(nutrients, 'nutrients')),
      file: 'nutrients.json',
    })),
  ];
  return named.flatMap(({ path, id, known, file }) =>
    typeof id !== 'string' || known.length === 0 || known.includes(id)
      ? []
      : [{ path, message: unknownId(id, known, file) }],
  );
}
