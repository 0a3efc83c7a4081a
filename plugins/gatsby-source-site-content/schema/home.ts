import {
  appLink,
  choice,
  fields,
  flag,
  id,
  labels,
  list,
  object,
  pageDescription,
  pageTitle,
  picture,
  text,
  textLike,
  texts,
  wholeNumber,
} from './fields';

const percent = () => wholeNumber('a whole number of percent');

const slide = object('HeroSlide', {
  image: picture('hero'),
  alt: text(),
  /** The tone of the text: dark on a light picture, light on a dark one. */
  tone: choice(['dark', 'light'], 'HeroTone'),
  backdrop: textLike(/^#[0-9A-Fa-f]{6}$/, 'a color such as #E0A66C'),
  /** Where the picture begins on wide screens: between two objects, so that it cuts none. */
  fade: object('HeroFade', fields('from to', percent)),
  /** The part of the picture that fades out on wide screens, because the text would cover half of it. */
  blank: object('HeroBlank', fields('x y width height', percent)).nullable(),
});

/** `hero.json`: the top of the home page. */
export const hero = object('HeroJson', {
  ...labels('eyebrow headline lead note'),
  /** The texts of the card whose figures are those of `gaps` in `feature-examples.json`. */
  example: object('HeroExample', labels('title note')),
  cta: appLink(),
  slides: list(slide, { count: 5 }),
  slideshow: object('HeroSlideshow', labels('label pause play goTo{number}')),
});

const recipeCard = object('RecipeCard', {
  rank: wholeNumber('a whole number from 1 to 10', 1, 10),
  title: text(),
  recipe: id(),
  image: picture('recipeCard'),
  alt: text(),
});

/** `trending.json`: the strip of recipes on the home page. */
export const trending = object('TrendingJson', {
  ...labels('title lead pause play rank{rank}'),
  items: list(recipeCard, { count: 10, unique: 'rank recipe' }),
});

const setupStep = object('SetupStep', { ...labels('title description'), optional: flag() });

const everydayStep = object('EverydayStep', {
  ...labels('title description'),
  icon: choice(['search', 'pencil', 'calendar', 'chart'], 'StepIcon'),
});

const integration = object('Integration', {
  ...labels('title description status'),
  icon: choice(['sparkles', 'stethoscope'], 'IntegrationIcon'),
});

/** `how-it-works.json`: the steps on the home page. */
export const howItWorks = object('HowItWorksJson', {
  ...labels('title lead setupTitle stepsTitle integrationsTitle optional'),
  setup: list(setupStep, { count: 2 }),
  steps: list(everydayStep, { count: 4 }),
  integrations: list(integration, { count: 2 }),
});

const tab = object('AudienceTab', {
  id: id(),
  ...labels('role title description alt'),
  comingSoon: flag(),
  benefits: texts(),
  image: picture('audience'),
});

/** `audiences.json`: the tabs on the home page. */
export const audiences = object('AudiencesJson', {
  ...labels('title label comingSoon'),
  tabs: list(tab, { unique: 'id role' }),
});

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
    { count: FEATURES.length, unique: 'id title' },
  ),
});

const nutrientSet = object('NutrientSetExample', { name: text(), count: wholeNumber() });
const target = object('TargetExample', {
  ...labels('nutrient unit'),
  official: wholeNumber(),
  own: wholeNumber().nullable(),
});
const dish = object('DishExample', { title: text(), amounts: list(wholeNumber()) });
const gap = object('GapExample', {
  ...labels('name unit'),
  ...fields('target eaten', wholeNumber),
});
const person = object('PersonExample', { name: text(), targets: list(wholeNumber()) });
const effect = object('EffectExample', {
  ...labels('nutrient unit'),
  ...fields('before after', wholeNumber),
});

/** `feature-examples.json`: the examples in the open tiles. */
export const featureExamples = object('FeatureExamplesJson', {
  label: text(),
  recipes: object('RecipesExample', { ...labels('caption search source'), results: texts() }),
  nutrients: object('NutrientsExample', { caption: text(), sets: list(nutrientSet, { count: 2 }) }),
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
    ...fields('kept removed added', texts),
    effects: list(effect),
  }),
  portions: object('PortionsExample', {
    ...labels('caption unit'),
    people: list(object('PortionExample', { name: text(), amount: wholeNumber() })),
  }),
});
