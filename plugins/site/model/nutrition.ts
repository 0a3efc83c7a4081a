import { z } from 'zod';
import {
  amount,
  fieldFacts,
  id,
  labels,
  list,
  nameIn,
  text,
  textLike,
  wholeNumber,
} from './fields';

const grams = () =>
  z
    .number()
    .positive()
    .multipleOf(0.1)
    .describe('a weight in grams with at most one decimal, above 0');

const amountList = (oneForEachOf: string) =>
  list(
    amount().multipleOf(0.001).describe('a number from 0 with at most three decimals').nullable(),
  ).register(fieldFacts, { oneForEachOf });
const named = { id: id(), name: text() };
const nutrient = () => nameIn('nutrients.nutrients');

/** `nutrients.json`: the nutrients of the ranking, in the order of the page. */
export const nutrients = z.strictObject({
  groups: list(z.strictObject(named), { unique: ['id'] }),
  nutrients: list(
    z.strictObject({
      ...named,
      id: id().register(fieldFacts, { namesOneOf: ['foods.columns', 'reference-intakes.columns'] }),
      /** Its label on the rim of a plate. */
      symbol: textLike(/^\S{1,3}$/, 'a symbol of at most three characters, such as B12'),
      unit: z.enum(['g', 'mg', 'µg', 'µg RAE', 'µg DFE']),
      /** Its number in USDA's database. */
      number: textLike(/^\d{3}$/, 'a number of three digits'),
      group: nameIn('nutrients.groups'),
    }),
    { unique: ['id', 'name', 'symbol'] },
  ),
});

const usdaEntry = {
  ndb: textLike(/^\d{5}$/, 'a number of five digits'),
  description: text(),
  amounts: amountList('foods.columns'),
};

/** An entry of USDA's database, and the nearest food that has the values it lacks. */
const entry = { ...usdaEntry, nearest: z.strictObject(usdaEntry).optional() };

export type FoodEntry = z.infer<z.ZodObject<typeof entry>>;

/** The amount of each nutrient in 100 g, in the order of `columns`. */
export const amountsOf = ({ amounts, nearest }: FoodEntry) =>
  amounts.map((value, column) => value ?? nearest?.amounts[column] ?? null);

/** A missing value would count as 0, and decide which dish comes first. */
function checkAmounts(food: FoodEntry, { addIssue }: z.RefinementCtx) {
  const message = 'there is no value; add the most similar food that has one as "nearest"';
  for (const [column, value] of amountsOf(food).entries())
    if (value === null) addIssue({ code: 'custom', path: ['amounts', column], message });
}

const food = z
  .strictObject({
    ...named,
    /** What a list of ingredients calls it; its name in small letters if it has none. */
    ingredient: text().optional(),
    /** What a list of ingredients counts instead of weighing. */
    piece: z.strictObject({ ...labels('one', 'more'), grams: grams() }).optional(),
    group: nameIn('foods.groups'),
    eatable: z.boolean(),
    portions: list(z.strictObject({ label: text(), grams: grams() })),
    /** Kilocalories in 100 g. */
    energy: amount(),
    ...entry,
    /** The same food without the vitamins and minerals that the US adds. */
    unfortified: z.strictObject(entry).superRefine(checkAmounts).optional(),
  })
  .superRefine(checkAmounts);

/** `foods.json`: foods with the amounts of each nutrient in 100 g, from USDA's database. */
export const foods = z.strictObject({
  groups: list(z.strictObject(named), { unique: ['id'] }),
  columns: list(nutrient(), { unique: true }),
  foods: list(food, { unique: ['id', 'name'] }),
});

const recipe = z.strictObject({
  id: id(),
  servings: wholeNumber('a whole number from 1 to 8', 1, 8),
  ingredients: list(z.strictObject({ food: nameIn('foods.foods'), grams: grams() })),
});

/** `recipes.json`: the ingredients of the trending recipes. */
export const recipes = z.strictObject({ recipes: list(recipe, { unique: ['id'] }) });

const helping = z.strictObject({
  food: nameIn('foods.foods'),
  portions: wholeNumber('a whole number from 1 to 9', 1, 9),
});

/** A day so far: who eats, the official set that counts, and what they have eaten. */
export const daySoFar = {
  person: id(),
  set: nameIn('reference-intakes.sets'),
  eaten: list(helping, { unique: ['food'] }),
};

const perColumn = { oneForEachOf: 'reference-intakes.columns' };

const intakeSet = z.strictObject({
  ...named,
  /** Whether foods count with the vitamins and minerals that the US adds. */
  fortified: z.boolean(),
  kinds: list(z.enum(['RDA', 'AI', 'PRI', 'SAI']).nullable()).register(fieldFacts, perColumn),
  sources: list(nameIn('reference-intakes.sources').nullable()).register(fieldFacts, perColumn),
  people: list(
    z.strictObject({
      person: nameIn('reference-intakes.people'),
      targets: amountList(perColumn.oneForEachOf),
      limits: amountList(perColumn.oneForEachOf),
    }),
    { unique: ['person'] },
  ),
});

/** `reference-intakes.json`: official targets and limits for a day, in the order of `columns`. */
export const referenceIntakes = z.strictObject({
  columns: list(nutrient(), { unique: true }),
  people: list(
    z.strictObject({
      ...named,
      id: id().register(fieldFacts, { namesOneOf: ['reference-intakes.sets.people.person'] }),
    }),
    { unique: ['id', 'name'] },
  ),
  sources: list(z.strictObject({ id: id(), title: text() }), { unique: ['id'] }),
  /** The nutrients whose limit is a chronic disease risk reduction intake, not an upper level. */
  riskReduction: list(nutrient()),
  sets: list(intakeSet, { unique: ['id'] }),
});
