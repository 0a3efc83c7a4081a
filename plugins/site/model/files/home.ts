import {
  appLink,
  choice,
  flag,
  group,
  list,
  nameIn,
  pattern,
  picture,
  placeId,
  richText,
  siteLink,
  text,
  texts,
} from '../kinds';
import { daySoFar } from './nutrition';
import { productExample } from './product-examples';
import { readBy } from '../readers';

const ALT = 'What the picture shows, for people who can’t see it.';

const slide = () =>
  group('A slide.', {
    image: picture('The picture behind the text.', 'hero'),
    alt: text(ALT),
    dish: nameIn('The pictured dish, as `trending.json` writes its title.', 'trending.items.title'),
    tone: choice('The text on it: dark on a light picture, light on a dark one.', [
      'dark',
      'light',
    ]),
    backdrop: pattern(
      'The color around the picture, and before it has loaded.',
      /^#[0-9A-Fa-f]{6}$/,
      'a color such as #E0A66C',
    ),
    day: group('The day of somebody whom the dish suits. The card shows it, and leads to it.', {
      line: text('Names the person and some of the foods, in one line.', { names: ['person'] }),
      ...daySoFar,
    }),
  });

const pauseLabels = {
  pause: 'The name of the button that stops the movement.',
  play: 'The name of the button that continues it.',
  paused: 'Announced when the movement has stopped.',
  playing: 'Announced when it goes on.',
};

/** `hero.json`: the top of the home page. */
export const hero = group('The top of the home page, and its end.', {
  eyebrow: text('The small line above the headline.'),
  headline: text('The headline of the home page. A longer one would cover the picture.', {
    longest: 60,
  }),
  lead: richText('One sentence below the headline.'),
  cta: appLink('The button that leads to the app.'),
  tryLabel: text('The link to `/try` beside the button.'),
  note: text('The small line below the buttons.'),
  example: group('The card about the slide’s day.', {
    title: text('The heading above what the day lacks.'),
    legend: text('What the arcs on the plate’s rim mean, in a few words.'),
    foodsLabel: text('The question before the foods.'),
    foods: list(
      'The foods that visitors can add to the day; none hides the question.',
      group('A food.', {
        food: nameIn('The id of a food in `foods.json`.', 'foods.foods'),
        label: text('The word on its button.'),
      }),
      { count: [0, 3], unique: ['food'] },
    ),
    changes: group('What a tapped food changes, in place of the legend.', {
      closed: text('A gap that is no longer among the biggest with the food.', {
        names: ['food', 'nutrient'],
      }),
      closedSeveral: text('Several such gaps.', { names: ['food', 'nutrients'] }),
      less: text(
        'If the dish closes less with the food: the gap that took the place of closed ones.',
        { names: ['food', 'opened', 'closed'] },
      ),
      lessSeveral: text('Several such gaps.', { names: ['food', 'opened', 'closed'] }),
      opened: text('A gap that is among the biggest without the food.', {
        names: ['food', 'nutrient'],
      }),
      openedSeveral: text('Several such gaps.', { names: ['food', 'nutrients'] }),
      scoreWith: text(
        'If neither a gap nor the dish is another one: what the dish closes with the food.',
        {
          names: ['food', 'score', 'from'],
        },
      ),
      scoreWithout: text('The same, without the food.', { names: ['food', 'score', 'from'] }),
      up: text('The `{from}` of a dish that closes more now: `up from {before}`.', {
        names: ['before'],
      }),
      down: text('The `{from}` of a dish that closes less now.', { names: ['before'] }),
      same: text('Says that the biggest gaps are still the same, if the score is, too.'),
      first: text('Says that the dish, which is another one, comes first.'),
      list: text('Joins the names of several nutrients: `{names} and {last}`.', {
        names: ['names', 'last'],
      }),
    }),
  }),
  slides: list('The slides, in order.', slide(), { count: [3, 8], unique: ['dish'] }),
  slideshow: group('The names of the slideshow’s controls.', {
    label: text('The name of the slideshow, by ear.'),
    ...texts(pauseLabels),
    goTo: text('The name of a dot.', { names: ['number'] }),
    shown: text('Announced when a slide is chosen.', { names: ['number', 'count', 'alt'] }),
  }),
  closing: group(
    'The call with which the home page ends, beside the fullest plate that the hero’s card can show.',
    {
      title: text('The heading of the call, a short sentence.'),
      text: text('One or two sentences below it.'),
      also: text('Whose day the plate is for, and the foods that were added to it.', {
        names: ['person', 'foods'],
      }),
    },
  ),
});

const recipeCard = () =>
  group(
    'A recipe of the strip.',
    {
      title: text('The name of the dish.'),
      recipe: readBy(
        'model/ranking/ranking-data.ts',
        nameIn('The id of its ingredients in `recipes.json`.', 'recipes.recipes'),
      ),
      image: picture('The picture on the card.', 'recipeCard'),
      plate: picture(
        'The food alone, square and seen from above: it fills a round plate.',
        'plate',
      ),
      alt: text(ALT),
    },
    { type: 'RecipeCard' },
  );

/** `trending.json`: the strip of recipes on the home page, which the ranking sorts. */
export const trending = group('The strip of recipes on the home page. The ranking sorts it.', {
  title: text('The heading of the strip.'),
  lead: richText('One or two sentences below the heading.'),
  method: siteLink('The link that ends the lead.'),
  ...texts(pauseLabels),
  rank: text('The place of a recipe, by ear.', { names: ['rank'] }),
  adds: text('Why a recipe is there: the nutrients of which it closes most.', {
    names: ['nutrients'],
  }),
  opens: text('Says on each card where it leads, by ear: to the app.'),
  items: list('The recipes, in any order.', recipeCard(), {
    count: [6, 14],
    unique: ['title', 'recipe'],
  }),
});

const stepFields = {
  title: text('The name of the step.'),
  description: text('One or two sentences.'),
  example: productExample('The view of the product beside the step.'),
};

const integration = () =>
  group('Something that is coming.', {
    title: text('Its name.'),
    description: text('One or two sentences.'),
    status: text('The mark beside the name, such as `Coming soon`.'),
    icon: choice('Its drawing.', ['sparkles', 'stethoscope']),
  });

const laidOutIn = 'src/sections/home/how-it-works';

/** `how-it-works.json`: the steps on the home page. */
export const howItWorks = group('The steps on the home page.', {
  title: text('The heading of the section.'),
  lead: richText('One to three sentences below the heading.'),
  setupTitle: text('The heading above the first steps.'),
  setup: list(
    'The first steps.',
    group('A first step.', {
      ...stepFields,
      optional: flag('Whether visitors can leave it out.'),
    }),
    { count: 2, laidOutIn, unique: ['title'] },
  ),
  stepsTitle: text('The heading above the daily steps.'),
  steps: list('The daily steps.', group('A daily step.', stepFields), {
    count: 4,
    laidOutIn,
    unique: ['title'],
  }),
  integrationsTitle: text('The heading above what is coming.'),
  integrations: list('What is coming; none hides the heading.', integration(), {
    count: [0, 4],
    unique: ['title'],
  }),
  optional: text('The mark of a step that visitors can leave out.'),
});

const tab = () =>
  group('An audience.', {
    id: placeId('The end of the tab’s address: `/#athletes`.'),
    role: text('The word on the tab.'),
    title: text('The heading of its panel.'),
    description: text('A few sentences below the heading.'),
    comingSoon: flag('Whether it doesn’t exist yet: the panel then says so.'),
    benefits: list('What they get.', text('One point, a short sentence.'), { unique: true }),
    link: siteLink('The link below the points.'),
    picture: group('The picture of the panel; without it, the panel shows the table.', {
      image: picture('The picture.', 'audience'),
      alt: text(ALT),
    }).optional(),
  });

/** `audiences.json`: the tabs on the home page. */
export const audiences = group('The tabs on the home page.', {
  title: text('The heading of the section.'),
  label: text('The name of the row of tabs, by ear.'),
  comingSoon: text('The mark of what doesn’t exist yet.'),
  tabs: list('The audiences, in order.', tab(), { unique: ['id', 'role'] }),
  table: text(
    'Below the household’s table, which has the dish that comes first on average: its place.',
    { names: ['dishes', 'score'] },
  ),
  creators: group('The sentence for recipe creators below the tabs.', {
    text: text('The sentence before the link.'),
    link: siteLink('The link that ends it.'),
  }),
});
