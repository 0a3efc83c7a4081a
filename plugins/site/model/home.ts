import { z } from 'zod';
import {
  appLink,
  id,
  labels,
  list,
  nameIn,
  picture,
  siteLink,
  text,
  textLike,
  texts,
  textWith,
} from './fields';
import { productExample } from './product-examples';

const slide = z.strictObject({
  image: picture('hero'),
  alt: text(),
  /** The pictured dish. */
  dish: nameIn('trending.items.title'),
  /** The tone of the text: dark on a light picture, light on a dark one. */
  tone: z.enum(['dark', 'light']),
  backdrop: textLike(/^#[0-9A-Fa-f]{6}$/, 'a color such as #E0A66C'),
});

/** `hero.json`: the top of the home page. */
export const hero = z.strictObject({
  ...labels('eyebrow', 'lead', 'tryLabel', 'note'),
  /** A longer one would cover the picture. */
  headline: textLike(/^(?=.*\S).{1,60}$/u, 'text of at most 60 characters'),
  /** The texts of the card whose figures are those of the example day. */
  example: z.strictObject({
    ...labels('title', 'foodsLabel'),
    foods: list(z.strictObject({ food: nameIn('foods.foods'), label: text() }), {
      count: [0, 3],
      unique: ['food'],
    }),
  }),
  cta: appLink,
  slides: list(slide, { count: [3, 8] }),
  slideshow: z.strictObject({
    ...labels('label', 'pause', 'play', 'paused', 'playing'),
    goTo: textWith('number'),
    shown: textWith('number', 'count', 'alt'),
  }),
  /** The call with which the page ends, beside the plate of a dish. */
  closing: z.strictObject({ ...labels('title', 'text'), dish: nameIn('trending.items.title') }),
});

const recipeCard = z
  .strictObject({
    title: text(),
    recipe: nameIn('recipes.recipes'),
    image: picture('recipeCard'),
    /** The food alone, square and seen from above: it fills a round plate. */
    plate: picture('plate'),
    alt: text(),
  })
  .meta({ id: 'RecipeCard' });

/** `trending.json`: the strip of recipes on the home page, which the ranking sorts. */
export const trending = z.strictObject({
  ...labels('title', 'lead', 'pause', 'play', 'paused', 'playing'),
  method: siteLink,
  rank: textWith('rank'),
  items: list(recipeCard, { count: [6, 14], unique: ['title', 'recipe'] }),
});

const step = z.strictObject({ ...labels('title', 'description'), example: productExample });
const setupStep = step.extend({ optional: z.boolean() });

const integration = z.strictObject({
  ...labels('title', 'description', 'status'),
  icon: z.enum(['sparkles', 'stethoscope']),
});

const laidOutIn = 'src/sections/home/how-it-works';

/** `how-it-works.json`: the steps on the home page. */
export const howItWorks = z.strictObject({
  ...labels('title', 'lead', 'setupTitle', 'stepsTitle', 'integrationsTitle', 'optional'),
  setup: list(setupStep, { count: 2, laidOutIn }),
  steps: list(step, { count: 4, laidOutIn }),
  integrations: list(integration, { count: [0, 4] }),
});

const tab = z.strictObject({
  id: id(),
  ...labels('role', 'title', 'description', 'alt'),
  comingSoon: z.boolean(),
  benefits: texts(),
  link: siteLink,
  image: picture('audience'),
});

/** `audiences.json`: the tabs on the home page. */
export const audiences = z.strictObject({
  ...labels('title', 'label', 'comingSoon'),
  tabs: list(tab, { unique: ['id', 'role'] }),
  creators: z.strictObject({ text: text(), link: siteLink }),
});
