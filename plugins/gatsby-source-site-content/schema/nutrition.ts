import { z } from 'zod';
import {
  amount,
  appLink,
  choice,
  expecting,
  fields,
  flag,
  id,
  labels,
  list,
  object,
  pageDescription,
  pageTitle,
  sitePath,
  text,
  textLike,
  texts,
  wholeNumber,
} from './fields';

const grams = () =>
  z
    .number(expecting('a weight in grams, above 0'))
    .positive(expecting('a weight in grams, above 0'));

const amounts = () => list(amount().nullable());
const named = { id: id(), name: text() };

/** `nutrients.json`: the nutrients of the ranking, in the order of the page. */
export const nutrients = object('NutrientsJson', {
  groups: list(object('NutrientGroup', named), { unique: 'id' }),
  nutrients: list(
    object('Nutrient', {
      ...named,
      unit: choice(['g', 'mg', 'µg']),
      /** Its number in USDA's database. */
      number: textLike(/^\d{3}$/, 'a number of three digits'),
      group: id(),
    }),
    { unique: 'id name' },
  ),
});

/** An entry of USDA's database. */
const entry = {
  ndb: textLike(/^\d{5}$/, 'a number of five digits'),
  description: text(),
  amounts: amounts(),
};

const food = object('Food', {
  ...named,
  /** What a list of ingredients calls it; its name in small letters if it has none. */
  ingredient: text().optional(),
  /** What a list of ingredients counts instead of weighing. */
  piece: object('FoodPiece', { ...labels('one more'), grams: grams() }).optional(),
  group: id(),
  eatable: flag(),
  portions: list(object('FoodPortion', { label: text(), grams: grams() })),
  /** Kilocalories in 100 g. */
  energy: amount(),
  ...entry,
  /** The same food without the vitamins and minerals that the US adds. */
  unfortified: object('UnfortifiedFood', entry).optional(),
});

/** `foods.json`: foods with the amounts of each nutrient in 100 g, from USDA's database. */
export const foods = object('FoodsJson', {
  groups: list(object('FoodGroup', named), { unique: 'id' }),
  columns: list(id(), { unique: '' }),
  foods: list(food, { unique: 'id name' }),
});

const recipe = object('Recipe', {
  id: id(),
  servings: wholeNumber('a whole number from 1', 1),
  ingredients: list(object('Ingredient', { food: id(), grams: grams() })),
});

/** `recipes.json`: the ingredients of the trending recipes. */
export const recipes = object('RecipesJson', { recipes: list(recipe, { unique: 'id' }) });

const intake = object('Intake', { person: id(), ...fields('targets limits', amounts) });

const intakeSet = object('IntakeSet', {
  ...named,
  /** Whether foods count with the vitamins and minerals that the US adds. */
  fortified: flag(),
  kinds: list(choice(['RDA', 'AI', 'PRI', 'SAI']).nullable()),
  sources: list(id().nullable()),
  people: list(intake, { unique: 'person' }),
});

/** `reference-intakes.json`: official targets and limits for a day, in the order of `columns`. */
export const referenceIntakes = object('ReferenceIntakesJson', {
  columns: list(id(), { unique: '' }),
  people: list(object('IntakePerson', named), { unique: 'id' }),
  sources: list(object('IntakeSource', { id: id(), title: text() }), { unique: 'id' }),
  /** The nutrients whose limit is a chronic disease risk reduction intake, not an upper level. */
  riskReduction: list(id()),
  sets: list(intakeSet, { unique: 'id' }),
});

const helping = object('TryEatenFood', {
  food: id(),
  portions: wholeNumber('a whole number from 1 to 9', 1, 9),
});

/** `try.json`: the page on which visitors try the ranking. */
export const tryRanking = object('TryJson', {
  title: pageTitle(),
  description: pageDescription(),
  ...labels('headline privacy invalid failed'),
  start: object('TryStart', {
    ...fields('person set', id),
    eaten: list(helping, { unique: 'food' }),
  }),
  /** The nutrients that the score leaves out: more isn't better, or amounts can't be compared. */
  withoutTarget: list(id(), { unique: '' }),
  who: object('TryWho', labels('person set without{set}')),
  plate: object(
    'TryPlate',
    labels(`
      title empty add find notFound startOver clear found{foods} browse{foods} more{food} less{food}
      portions{portions} addFood{food,portion} portion{portion,grams}
    `),
  ),
  ranking: object(
    'TryRanking',
    labels(`
      title addsNothing why nutrient missing amount share none first jump sources
      lead{gaps} empty{gaps} score{score} rank{rank} adds{nutrients} over{nutrients}
      portion{energy,ingredients,servings} demo{dishes,nutrients,foods}
    `),
  ),
  gaps: object('TryGaps', {
    ...labels(`
      title lead biggest others nutrient eaten reached left adds{dish} added{amount} missing{part}
      amounts{eaten,target,unit} atMost{eaten,limit,unit} over{limit,unit} overRiskReduction{limit,unit}
    `),
    /** Why the score leaves a nutrient out, for each that has no target in a set. */
    notScored: list(object('TryNotScored', { nutrient: id(), ...labels('why') }), {
      unique: 'nutrient',
    }),
  }),
  changes: object(
    'TryChanges',
    labels(`
      started cleared same more{food,portions} gone{food} who{person,set} first{dish,score}
      up{dishes} places{places}
    `),
  ),
  next: object('TryNext', { text: text(), cta: appLink() }),
  notes: object('TryNotes', {
    ...labels('title readArticle'),
    items: texts(),
    article: sitePath(),
  }),
});
