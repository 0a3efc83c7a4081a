import { choice, list, object, text, texts, wholeNumber } from './fields';

/** Each feature has an icon and an example of its own. */
const FEATURES = [
  'recipes',
  'nutrients',
  'targets',
  'gaps',
  'filters',
  'household',
  'custom',
  'portions',
] as const;

/** `features.json`: the tiles on the home page, and the page that explains all of them. */
export const features = object('FeaturesJson', {
  name: text(),
  title: text(),
  lead: text(),
  linkToAll: text(),
  pageLead: text(),
  tiles: list(
    object('FeatureTile', {
      id: choice(FEATURES),
      title: text(),
      icon: choice(FEATURES, 'FeatureIcon'),
      description: text(),
      details: texts(),
    }),
    FEATURES.length,
  ),
});

const number = wholeNumber;

/** `feature-examples.json`: the examples in the open tiles. */
export const featureExamples = object('FeatureExamplesJson', {
  label: text(),
  recipes: object('RecipesExample', {
    caption: text(),
    search: text(),
    results: texts(),
    source: text(),
  }),
  nutrients: object('NutrientsExample', {
    caption: text(),
    sets: list(object('NutrientSetExample', { name: text(), count: number() }), 2),
  }),
  targets: object('TargetsExample', {
    caption: text(),
    sets: texts(),
    chosen: text(),
    own: text(),
    rows: list(
      object('TargetExample', {
        nutrient: text(),
        unit: text(),
        official: number(),
        own: number().nullable(),
      }),
    ),
  }),
  gaps: object('GapsExample', {
    caption: text(),
    dishes: list(object('DishExample', { title: text(), amounts: list(number()) })),
    nutrients: list(
      object('GapExample', { name: text(), unit: text(), target: number(), eaten: number() }),
    ),
    eaten: text(),
    closes: text(),
    closed: text(),
    tryLabel: text(),
  }),
  filters: object('FiltersExample', {
    caption: text(),
    chosen: list(object('FilterExample', { filter: text(), value: text() })),
    order: text(),
  }),
  household: object('HouseholdExample', {
    caption: text(),
    who: text(),
    nutrients: texts(),
    people: list(object('PersonExample', { name: text(), targets: list(number()) })),
  }),
  custom: object('CustomExample', {
    caption: text(),
    recipe: text(),
    kept: texts(),
    removed: texts(),
    added: texts(),
    effects: list(
      object('EffectExample', {
        nutrient: text(),
        unit: text(),
        before: number(),
        after: number(),
      }),
    ),
  }),
  portions: object('PortionsExample', {
    caption: text(),
    unit: text(),
    people: list(object('PortionExample', { name: text(), amount: number() })),
  }),
});
