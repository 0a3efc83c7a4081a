import { z } from 'zod';
import {
  closing,
  id,
  labels,
  list,
  nameIn,
  pageDescription,
  pageTitle,
  text,
  texts,
  textWith,
  wholeNumber,
} from './fields';
import { daySoFar } from './nutrition';
import { productExamples } from './product-examples';

/** The features with an icon and an example. */
const icon = z
  .enum(['recipes', 'nutrients', 'targets', 'gaps', 'filters', 'household', 'custom', 'portions'])
  .meta({ id: 'FeatureIcon' });

/** `features.json`: the tiles on the home page, and the page that explains all of them. */
export const features = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  ...labels('headline', 'tilesTitle', 'lead', 'linkToAll'),
  close: textWith('title'),
  closing: closing(),
  tiles: list(
    z.strictObject({
      id: id(),
      icon,
      ...labels('title', 'description', 'story'),
      details: texts(),
    }),
    { count: [4, 12], unique: ['id', 'title'] },
  ),
});

/** A nutrient, and the target that replaces the official one. */
const target = z.strictObject({
  nutrient: nameIn('nutrients.nutrients'),
  own: wholeNumber().nullable(),
});

const laidOutIn = 'src/sections/features/examples/nutrients-example.tsx';

const people = () => list(id(), { unique: true });

const effect = z.strictObject({
  ...labels('nutrient', 'unit'),
  before: wholeNumber(),
  after: wholeNumber(),
});

/**
 * `feature-examples.json`: the examples in the open tiles, and the pieces of the product on other pages. Their person,
 * set and figures are those of the first day of /try, or of a day in `days` that a page asks for.
 */
export const featureExamples = z.strictObject({
  label: text(),
  days: list(
    z.strictObject({
      id: id(),
      ...daySoFar,
      /** Who else the page shows, instead of the household. */
      people: people().optional(),
    }),
    { unique: ['id'] },
  ),
  ...productExamples,
  recipes: z.strictObject({
    ...labels('caption', 'search', 'source'),
    results: list(nameIn('trending.items.title'), { unique: true }),
  }),
  nutrients: z.strictObject({
    caption: text(),
    sets: list(z.strictObject({ name: text(), count: wholeNumber() }), {
      count: 2,
      laidOutIn,
    }),
  }),
  targets: z.strictObject({
    ...labels('caption', 'own'),
    ownSpoken: textWith('own', 'official', 'unit'),
    /** The names of all official sets, of which `reference-intakes.json` has some. */
    sets: texts(),
    rows: list(target, { unique: ['nutrient'] }),
  }),
  /** The texts of the tile whose figures are those of the example day. */
  gaps: z.strictObject({
    ...labels('caption', 'note', 'tryLabel'),
    score: textWith('score'),
  }),
  filters: z.strictObject({
    ...labels('caption', 'order'),
    chosen: list(z.strictObject({ ...labels('filter', 'value') })),
  }),
  household: z.strictObject({
    ...labels('caption', 'who'),
    nutrients: list(nameIn('nutrients.nutrients'), { unique: true }),
    people: people(),
  }),
  custom: z.strictObject({
    ...labels('caption', 'recipe'),
    kept: texts(),
    removed: texts(),
    added: texts(),
    effectSpoken: textWith('before', 'after', 'unit'),
    effects: list(effect),
  }),
  portions: z.strictObject({
    ...labels('caption', 'unit'),
    dish: nameIn('trending.items.title'),
    people: list(
      z.strictObject({ name: nameIn('reference-intakes.people.name'), amount: wholeNumber() }),
    ),
  }),
});
