import { choice, group, id, list, nameIn, text, texts } from '../kinds';

// prettier-ignore
const VIEWS = [
  'profile', 'targets', 'ranking', 'recipe', 'week', 'meal',
  'visit', 'order', 'claim', 'intake', 'adjusted', 'clients', 'client',
] as const;

/** Whose day an example shows: a slide of the hero, so that the day is written once. */
export const slideOfDay = () =>
  nameIn(
    'The dish of the slide in `hero.json` whose day it shows; without it, the day of `/try`.',
    'hero.slides.dish',
  ).optional();

export const people = (description: string) =>
  list(description, id('The id of a person in `reference-intakes.json`.'), { unique: true });

/** A view of the product on the home page or a page for one audience, and its title there. */
export const productExample = (description: string) =>
  group(
    description,
    {
      view: choice('Which view of the product it is.', VIEWS, 'ProductView'),
      title: text('The title above the view, a few words.'),
      dish: nameIn(
        'The dish of the view `meal`, as `trending.json` writes its title; without it, the first one of the day.',
        'trending.items.title',
      ).optional(),
      slide: slideOfDay(),
    },
    { type: 'ProductExample' },
  );

const plannedDay = () =>
  group('A day of the week.', {
    day: text('The short name of the day, such as `Mon`.'),
    dish: nameIn(
      'The planned dish, as `trending.json` writes its title; null for none.',
      'trending.items.title',
    ).nullable(),
  });

/** A choice in a profile or in a search, such as a diet. */
export const chosenFilter = () =>
  group('What somebody chose.', {
    filter: text('The name of the filter, such as `Diet`.'),
    value: text('What they chose, such as `Vegetarian`.'),
  });

/** What the views need beyond the examples of the features. */
export const productExamples = {
  profile: group('The view of a profile.', {
    first: text('Stands before the dish that comes first for the person.'),
    announced: text('Announced when somebody or a set is chosen.', {
      names: ['person', 'set', 'dish', 'score'],
    }),
    people: list(
      'What the profiles say.',
      group('A profile.', {
        person: nameIn(
          'The id of a person in `reference-intakes.json`.',
          'reference-intakes.people',
        ),
        facts: list('What it says about its person.', chosenFilter()),
      }),
      { unique: ['person'] },
    ),
  }),
  week: group('The view of a planned week.', {
    needs: text('Says of which gaps a day’s dinner closes less than half.', {
      names: ['nutrients'],
    }),
    ...texts({
      open: 'Stands for a day without a dish.',
      note: 'The head above the symbols of what each dinner leaves open.',
    }),
    days: list('The days of the week.', plannedDay(), {
      count: 7,
      laidOutIn: 'src/sections/features/examples/week-example.tsx',
      unique: ['day'],
    }),
  }),
  day: group('The texts of the views of somebody’s day.', {
    meal: text('An amount before and after a meal, by ear.', {
      names: ['before', 'after', 'target', 'unit'],
    }),
    unchanged: text('Stands for an amount that a meal doesn’t change.'),
    intake: text('What has been eaten of a target.', { names: ['eaten', 'target', 'unit'] }),
  }),
  partners: group('The texts of the views for creators and professionals.', {
    ...texts({
      yours: 'The label of a recipe on the creator’s site.',
      others: 'The label of a recipe on another site.',
      read: 'The link to a recipe on its own site.',
      verified: 'The label of a site that its creator has verified.',
      setByYou: 'The label of a target that a professional has set.',
      client: 'What a client is called.',
    }),
    clients: people('The clients of a professional.'),
  }),
};
