import {
  choice,
  flag,
  id,
  labels,
  list,
  message,
  object,
  picture,
  text,
  textLike,
  texts,
  wholeNumber,
} from './fields';
import { appLink } from './links';

const percent = () => wholeNumber('a whole number of percent');

const slide = object('HeroSlide', {
  image: picture('hero'),
  alt: text(),
  /** The tone of the text: dark on a light picture, light on a dark one. */
  tone: choice(['dark', 'light'], 'HeroTone'),
  backdrop: textLike(/^#[0-9A-Fa-f]{6}$/, 'a color such as #E0A66C'),
  /** Where the picture begins on wide screens: between two objects, so that it cuts none. */
  fade: object('HeroFade', { from: percent(), to: percent() }),
  /** The part of the picture that fades out on wide screens, because the text would cover half of it. */
  blank: object('HeroBlank', {
    x: percent(),
    y: percent(),
    width: percent(),
    height: percent(),
  }).nullable(),
});

/** `hero.json`: the top of the home page. */
export const hero = object('HeroJson', {
  ...labels('eyebrow headline lead note'),
  /** The texts of the card whose figures are those of `gaps` in `feature-examples.json`. */
  example: object('HeroExample', labels('title note')),
  cta: appLink(),
  slides: list(slide, 5),
  slideshow: object('HeroSlideshow', { ...labels('label pause play'), goTo: message('number') }),
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
  ...labels('title lead pause play'),
  items: list(recipeCard, 10),
  rank: message('rank'),
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
  setup: list(setupStep, 2),
  steps: list(everydayStep, 4),
  integrations: list(integration, 2),
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
  tabs: list(tab),
});
