import { z } from 'zod';
import {
  amount,
  choice,
  decimal,
  flag,
  group,
  id,
  idIn,
  list,
  nameIn,
  pattern,
  text,
  wholeNumber,
} from '../kinds';
import { readBy } from '../readers';

/** The ranking reads the nutrition data as a whole; its pages get `rankingData`. */
const RANKING = 'model/ranking/ranking-data.ts';

const grams = (description: string) =>
  decimal(
    description,
    z.number().positive().multipleOf(0.1),
    'a weight in grams with at most one decimal, above 0',
  );

const amountList = (description: string, oneForEachOf: string) =>
  list(
    description,
    decimal(
      'An amount in the nutrient’s unit; null if there is none.',
      z.number().min(0).multipleOf(0.001),
      'a number from 0 with at most three decimals',
    ).nullable(),
    { oneForEachOf },
  );

const named = (what: string) => ({
  id: id(`The name of the ${what} in other files.`),
  name: text(`The name of the ${what} on the page.`),
});

const nutrientIn = (description: string) => nameIn(description, 'nutrients.nutrients');

const nutrient = () =>
  group('A nutrient.', {
    ...named('nutrient'),
    id: idIn(
      'The name of the nutrient in other files.',
      'foods.columns',
      'reference-intakes.columns',
    ),
    symbol: pattern(
      'Its label on the rim of a plate.',
      /^\S{1,3}$/,
      'a symbol of at most three characters, such as B12',
    ),
    unit: choice('Its unit.', ['g', 'mg', 'µg', 'µg RAE', 'µg DFE']),
    number: pattern('Its number in USDA’s database.', /^\d{3}$/, 'a number of three digits'),
    group: nameIn('The id of its group.', 'nutrients.groups'),
  });

/** `nutrients.json`: the nutrients of the ranking, in the order of the page. */
export const nutrients = readBy(
  RANKING,
  group('The nutrients of the ranking, in the order of the page.', {
    groups: list('The groups of nutrients.', group('A group.', named('group')), { unique: ['id'] }),
    nutrients: list('The nutrients.', nutrient(), { unique: ['id', 'name', 'symbol'] }),
  }),
);

const usdaEntry = {
  ndb: pattern('The number of the entry.', /^\d{5}$/, 'a number of five digits'),
  description: text('The description of the entry.'),
  amounts: amountList(
    'The amount of each nutrient in 100 g, in the order of `columns`.',
    'foods.columns',
  ),
};

/** An entry of USDA's database, and the nearest food that has the values it lacks. */
const entry = {
  ...usdaEntry,
  nearest: group(
    'The most similar food that has the values which this one lacks.',
    usdaEntry,
  ).optional(),
};

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

const food = () =>
  group('A food.', {
    ...named('food'),
    ingredient: text(
      'What a list of ingredients calls it; its name in small letters without it.',
    ).optional(),
    piece: group('What a list of ingredients counts instead of weighing.', {
      one: text('What one is called.'),
      more: text('What several are called.'),
      grams: grams('The weight of one.'),
    }).optional(),
    group: nameIn('The id of its group.', 'foods.groups'),
    words: list(
      'What else it or its kind is called: `cheese` for feta. Plurals are found as well.',
      text('A word.'),
      { unique: true },
    ).optional(),
    insteadOf: list(
      'Foods that aren’t here, for which it is the nearest: `trout` for salmon. Plurals are found as well.',
      text('A word.'),
      { unique: true },
    ).optional(),
    eatable: flag('Whether visitors can choose it: flour is only an ingredient.'),
    portions: list(
      'The portions that visitors can choose, the usual one first.',
      group('A portion.', {
        label: text('What it is called, such as `1 slice`.'),
        grams: grams('Its weight.'),
      }),
    ),
    energy: amount('Kilocalories in 100 g.'),
    ...entry,
    unfortified: group('The same food without the vitamins and minerals that the US adds.', entry)
      .superRefine(checkAmounts)
      .optional(),
  }).superRefine(checkAmounts);

/** `foods.json`: foods with the amounts of each nutrient in 100 g, from USDA's database. */
export const foods = readBy(
  RANKING,
  group('Foods with their nutrients in 100 g, from USDA’s database.', {
    groups: list(
      'The groups of foods.',
      group('A group.', {
        ...named('group'),
        meat: flag(
          'Whether its foods are meat or fish: visitors can leave out dishes with them. Optional.',
        ).optional(),
      }),
      { unique: ['id'] },
    ),
    columns: list(
      'The nutrients of the amounts, in their order.',
      nutrientIn('The id of a nutrient.'),
      {
        unique: true,
      },
    ),
    foods: list('The foods.', food(), { unique: ['id', 'name'] }),
  }),
);

const recipe = () =>
  group('A recipe.', {
    id: id('The name of the recipe in `trending.json`.'),
    servings: wholeNumber('How many portions it makes.', {
      expected: 'a whole number from 1 to 8',
      least: 1,
      most: 8,
    }),
    ingredients: list(
      'What is in it.',
      group('An ingredient.', {
        food: nameIn('The id of a food in `foods.json`.', 'foods.foods'),
        grams: grams('The weight in the whole recipe.'),
      }),
    ),
    cookThrough: list(
      'What its picture shows soft or raw inside, such as `eggs` or `fish`. `/try` then says who cooks it through. Optional.',
      text('Its name within a sentence.'),
      { unique: true },
    ).optional(),
    pasteurized: list(
      'Which of its cheeses are often made from raw milk, such as `feta`. `/try` then says who chooses them pasteurized. Optional.',
      text('Its name within a sentence.'),
      { unique: true },
    ).optional(),
    meatlessNote: text(
      'What those who leave out meat and fish should know about it: `/try` then says so to them. Optional.',
    ).optional(),
  });

/** `recipes.json`: the ingredients of the trending recipes. */
export const recipes = readBy(
  RANKING,
  group('The ingredients of the trending recipes.', {
    recipes: list('The recipes.', recipe(), { unique: ['id'] }),
  }),
);

const helping = () =>
  group('A food that was eaten.', {
    food: nameIn('The id of a food in `foods.json`.', 'foods.foods'),
    portions: wholeNumber('How many of its first portion.', {
      expected: 'a whole number from 1 to 9',
      least: 1,
      most: 9,
    }),
  });

/** A day so far: who eats, the official set that counts, and what they have eaten. */
export const daySoFar = {
  person: id('The id of a person in `reference-intakes.json`.'),
  set: nameIn('The id of a set in `reference-intakes.json`.', 'reference-intakes.sets'),
  eaten: list('What they have eaten.', helping(), { unique: ['food'] }),
};

const COLUMNS = 'reference-intakes.columns';

const intakeSet = () =>
  group('An official set of targets.', {
    ...named('set'),
    fortified: flag('Whether foods count with the vitamins and minerals that the US adds.'),
    kinds: list(
      'The kind of each target.',
      choice('A kind; null if there is no target.', ['RDA', 'AI', 'PRI', 'SAI']).nullable(),
      { oneForEachOf: COLUMNS },
    ),
    sources: list(
      'The source of each target.',
      nameIn(
        'The id of a source; null if there is no target.',
        'reference-intakes.sources',
      ).nullable(),
      { oneForEachOf: COLUMNS },
    ),
    people: list(
      'The figures for each person.',
      group('The figures for a person.', {
        person: nameIn('The id of the person.', 'reference-intakes.people'),
        targets: amountList('What to eat in a day.', COLUMNS),
        limits: amountList('What not to exceed in a day.', COLUMNS),
      }),
      { unique: ['person'] },
    ),
  });

/** `reference-intakes.json`: official targets and limits for a day, in the order of `columns`. */
export const referenceIntakes = readBy(
  RANKING,
  group('Official targets and limits for a day.', {
    columns: list(
      'The nutrients of the figures, in their order.',
      nutrientIn('The id of a nutrient.'),
      {
        unique: true,
      },
    ),
    people: list(
      'The people for whom there are figures.',
      group('A person.', {
        ...named('person'),
        id: idIn('The name of the person in other files.', 'reference-intakes.sets.people.person'),
        child: flag(
          'Whether portions may be too big for them: `/try` then says that they are an adult’s. Optional.',
        ).optional(),
      }),
      { unique: ['id', 'name'] },
    ),
    sources: list(
      'The publications that the figures come from.',
      group('A publication.', {
        id: id('Its name in the sets.'),
        title: text('Its title.'),
      }),
      { unique: ['id'] },
    ),
    riskReduction: list(
      'The nutrients whose limit is a chronic disease risk reduction intake, not an upper level.',
      nutrientIn('The id of a nutrient.'),
    ),
    sets: list('The sets.', intakeSet(), { unique: ['id'] }),
  }),
);
