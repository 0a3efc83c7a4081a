import { z } from 'zod';
import { list, pageDescription, pageTitle, text, texts, wholeNumber } from './fields';

/** Each feature has an icon and an example of its own. */
const feature = z
  .enum(['recipes', 'nutrients', 'targets', 'gaps', 'filters', 'household', 'custom', 'portions'])
  .meta({ id: 'FeatureIcon' });

/** `features.json`: the tiles on the home page, and the page that explains all of them. */
export const features = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  headline: text(),
  lead: text(),
  linkToAll: text(),
  closingTitle: text(),
  tiles: list(
    z.strictObject({
      id: feature,
      icon: feature,
      title: text(),
      description: text(),
      details: texts(),
    }),
    { count: feature.options.length, unique: ['id', 'title'] },
  ),
});

const target = z.strictObject({
  nutrient: text(),
  unit: text(),
  official: wholeNumber(),
  own: wholeNumber().nullable(),
});

const gap = z.strictObject({
  name: text(),
  unit: text(),
  target: wholeNumber(),
  eaten: wholeNumber(),
});

const effect = z.strictObject({
  nutrient: text(),
  unit: text(),
  before: wholeNumber(),
  after: wholeNumber(),
});

/** `feature-examples.json`: the examples in the open tiles. */
export const featureExamples = z.strictObject({
  label: text(),
  recipes: z.strictObject({ caption: text(), search: text(), source: text(), results: texts() }),
  nutrients: z.strictObject({
    caption: text(),
    sets: list(z.strictObject({ name: text(), count: wholeNumber() }), { count: 2 }),
  }),
  targets: z.strictObject({
    caption: text(),
    chosen: text(),
    own: text(),
    sets: texts(),
    rows: list(target),
  }),
  gaps: z.strictObject({
    caption: text(),
    eaten: text(),
    closes: text(),
    closed: text(),
    tryLabel: text(),
    dishes: list(z.strictObject({ title: text(), amounts: list(wholeNumber()) })),
    nutrients: list(gap),
  }),
  filters: z.strictObject({
    caption: text(),
    order: text(),
    chosen: list(z.strictObject({ filter: text(), value: text() })),
  }),
  household: z.strictObject({
    caption: text(),
    who: text(),
    nutrients: texts(),
    people: list(z.strictObject({ name: text(), targets: list(wholeNumber()) })),
  }),
  custom: z.strictObject({
    caption: text(),
    recipe: text(),
    kept: texts(),
    removed: texts(),
    added: texts(),
    effects: list(effect),
  }),
  portions: z.strictObject({
    caption: text(),
    unit: text(),
    people: list(z.strictObject({ name: text(), amount: wholeNumber() })),
  }),
});
