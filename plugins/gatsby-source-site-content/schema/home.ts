import {
  choice,
  flag,
  id,
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

const percent = () => wholeNumber({ expected: 'a whole number of percent' });

const slide = object('HeroSlide', {
  image: picture('hero'),
  alt: text(),
  /** The tone of the picture's text: dark on a light picture, light on a dark one. */
  tone: choice(['dark', 'light'], 'HeroTone'),
  backdrop: textLike(/^#[0-9A-Fa-f]{6}$/, 'a color such as #E0A66C'),
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
  eyebrow: text(),
  headline: text(),
  lead: text(),
  cta: appLink(),
  note: text(),
  tryLabel: text(),
  slides: list(slide, 5),
  slideshow: object('HeroSlideshow', {
    label: text(),
    pause: text(),
    play: text(),
    goTo: message('number'),
  }),
});

const RECIPES = 10;

/** `trending.json`: the strip of recipes on the home page. */
export const trending = object('TrendingJson', {
  title: text(),
  lead: text(),
  items: list(
    object('RecipeCard', {
      rank: wholeNumber({
        least: 1,
        most: RECIPES,
        expected: `a whole number from 1 to ${RECIPES}`,
      }),
      title: text(),
      recipe: id(),
      image: picture('recipeCard'),
      alt: text(),
    }),
    RECIPES,
  ),
  rank: message('rank'),
  pause: text(),
  play: text(),
});

/** `how-it-works.json`: the steps on the home page. */
export const howItWorks = object('HowItWorksJson', {
  title: text(),
  lead: text(),
  setupTitle: text(),
  setup: list(object('SetupStep', { title: text(), description: text(), optional: flag() }), 2),
  stepsTitle: text(),
  steps: list(
    object('EverydayStep', {
      title: text(),
      description: text(),
      icon: choice(['search', 'pencil', 'calendar', 'chart'], 'StepIcon'),
    }),
    4,
  ),
  integrationsTitle: text(),
  integrations: list(
    object('Integration', {
      title: text(),
      description: text(),
      status: text(),
      icon: choice(['sparkles', 'stethoscope'], 'IntegrationIcon'),
    }),
    2,
  ),
  optional: text(),
});

/** `audiences.json`: the tabs on the home page. */
export const audiences = object('AudiencesJson', {
  title: text(),
  label: text(),
  tabs: list(
    object('AudienceTab', {
      id: id(),
      role: text(),
      comingSoon: flag(),
      title: text(),
      description: text(),
      benefits: texts(),
      image: picture('audience'),
      alt: text(),
    }),
  ),
  comingSoon: text(),
});
