import { z } from 'zod';
import { expectedButFound } from '../sentences';
import {
  appLink,
  closing,
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
  wholeNumber,
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
  ...labels('eyebrow', 'headline', 'lead', 'tryLabel', 'note'),
  /** The texts of the card whose figures are those of the example day. */
  example: z.strictObject({ title: text() }),
  cta: appLink,
  slides: list(slide, { count: 5 }),
  slideshow: z.strictObject({
    ...labels('label', 'pause', 'play', 'paused', 'playing'),
    goTo: textWith('number'),
    shown: textWith('number', 'count', 'alt'),
  }),
  closing: closing(),
});

const recipeCard = z
  .strictObject({
    rank: wholeNumber(),
    title: text(),
    recipe: nameIn('recipes.recipes'),
    image: picture('recipeCard'),
    alt: text(),
  })
  .meta({ id: 'RecipeCard' });

/** The page shows the recipes in the order of the file. */
function checkRanks(items: { rank: number }[], { addIssue }: z.RefinementCtx) {
  for (const [at, { rank }] of items.entries()) {
    const message = expectedButFound(`${at + 1}, the place of the entry in the list`, rank);
    if (rank !== at + 1) addIssue({ code: 'custom', path: [at, 'rank'], message });
  }
}

/** `trending.json`: the strip of recipes on the home page. */
export const trending = z.strictObject({
  ...labels('title', 'lead', 'pause', 'play', 'paused', 'playing'),
  rank: textWith('rank'),
  items: list(recipeCard, { count: 10, unique: ['title', 'recipe'] }).superRefine(checkRanks),
});

const step = z.strictObject({ ...labels('title', 'description'), example: productExample });
const setupStep = step.extend({ optional: z.boolean() });

const integration = z.strictObject({
  ...labels('title', 'description', 'status'),
  icon: z.enum(['sparkles', 'stethoscope']),
});

/** `how-it-works.json`: the steps on the home page. */
export const howItWorks = z.strictObject({
  ...labels('title', 'lead', 'setupTitle', 'stepsTitle', 'integrationsTitle', 'optional'),
  setup: list(setupStep, { count: 2 }),
  steps: list(step, { count: 4 }),
  integrations: list(integration, { count: 2 }),
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
