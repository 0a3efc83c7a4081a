import {
  choice,
  labels,
  list,
  object,
  pageDescription,
  pageTitle,
  text,
  texts,
  wholeNumber as number,
} from './fields';

/** Each feature has an icon and an example of its own. */
const FEATURES = 'recipes nutrients targets gaps filters household custom portions'.split(' ');

/** `features.json`: the tiles on the home page, and the page that explains all of them. */
export const features = object('FeaturesJson', {
  title: pageTitle(),
  description: pageDescription(),
  ...labels('headline lead linkToAll closingTitle'),
  tiles: list(
    object('FeatureTile', {
      id: choice(FEATURES),
      icon: choice(FEATURES, 'FeatureIcon'),
      ...labels('title description'),
      details: texts(),
    }),
    FEATURES.length,
  ),
});

const nutrientSet = object('NutrientSetExample', { name: text(), count: number() });
const target = object('TargetExample', {
  ...labels('nutrient unit'),
  official: number(),
  own: number().nullable(),
});
const dish = object('DishExample', { title: text(), amounts: list(number()) });
const gap = object('GapExample', { ...labels('name unit'), target: number(), eaten: number() });
const person = object('PersonExample', { name: text(), targets: list(number()) });
const effect = object('EffectExample', {
  ...labels('nutrient unit'),
  before: number(),
  after: number(),
});

/** `feature-examples.json`: the examples in the open tiles. */
export const featureExamples = object('FeatureExamplesJson', {
  label: text(),
  recipes: object('RecipesExample', { ...labels('caption search source'), results: texts() }),
  nutrients: object('NutrientsExample', { caption: text(), sets: list(nutrientSet, 2) }),
  targets: object('TargetsExample', {
    ...labels('caption chosen own'),
    sets: texts(),
    rows: list(target),
  }),
  gaps: object('GapsExample', {
    ...labels('caption eaten closes closed tryLabel'),
    dishes: list(dish),
    nutrients: list(gap),
  }),
  filters: object('FiltersExample', {
    ...labels('caption order'),
    chosen: list(object('FilterExample', labels('filter value'))),
  }),
  household: object('HouseholdExample', {
    ...labels('caption who'),
    nutrients: texts(),
    people: list(person),
  }),
  custom: object('CustomExample', {
    ...labels('caption recipe'),
    kept: texts(),
    removed: texts(),
    added: texts(),
    effects: list(effect),
  }),
  portions: object('PortionsExample', {
    ...labels('caption unit'),
    people: list(object('PortionExample', { name: text(), amount: number() })),
  }),
});
