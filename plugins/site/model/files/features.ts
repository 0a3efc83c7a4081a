import { closing } from './closing';
import {
  choice,
  group,
  list,
  nameIn,
  pageDescription,
  pageTitle,
  placeId,
  richText,
  text,
  wholeNumber,
} from '../kinds';
import { chosenFilter, people, productExamples, slideOfDay } from './product-examples';

/** The features with a miniature and an example. */
// prettier-ignore
const ICONS = ['recipes', 'nutrients', 'targets', 'gaps', 'filters', 'household', 'custom', 'portions'] as const;

const tile = () =>
  group('A feature.', {
    id: placeId('The end of the feature’s address: `/features#filters`.', {
      unlike: 'audiences.tabs',
    }),
    icon: choice('Its example, and the miniature of it on the tile.', ICONS, 'FeatureIcon'),
    slide: slideOfDay(),
    title: text('Its name, on the tile and on `/features`.'),
    description: text('One short sentence on the tile.'),
    story: richText('Two to four sentences on `/features`.'),
    details: list('What the opened tile and `/features` list.', text('One point, a sentence.'), {
      unique: true,
    }),
  });

/** `features.json`: the tiles on the home page, and the page that explains all of them. */
export const features = group('The features: tiles on the home page, and the page /features.', {
  title: pageTitle('The title of `/features` in the browser’s tab.'),
  description: pageDescription('The text of `/features` in search results.'),
  headline: text('The headline of `/features`.'),
  plate: nameIn(
    'The dish of a slide in `hero.json`: on wide screens, the best dish of its day is beside that headline. Without it, there is none. Optional.',
    'hero.slides.dish',
  ).optional(),
  tilesTitle: text('The heading above the tiles on the home page.'),
  lead: richText('One or two sentences below that heading.'),
  linkToAll: text('The link from the tiles to `/features`.'),
  close: text('The name of the button that closes a tile.', { names: ['title'] }),
  closing: closing(),
  tiles: list('The features, in order.', tile(), { count: [4, 12], unique: ['id', 'title'] }),
});

/** A nutrient, and the target that replaces the official one. */
const target = () =>
  group('A nutrient and its target.', {
    nutrient: nameIn('The id of a nutrient in `nutrients.json`.', 'nutrients.nutrients'),
    own: wholeNumber('The target that replaces the official one; null keeps it.').nullable(),
  });

const effect = () =>
  group('What the change does to a nutrient.', {
    nutrient: text('The nutrient.'),
    unit: text('Its unit, such as `mg`.'),
    before: wholeNumber('The amount before the change.'),
    after: wholeNumber('The amount after it.'),
  });

/**
 * `feature-examples.json`: the examples in the open tiles, and the pieces of the product on other pages. Their person,
 * set and figures are those of the first day of /try, or of the slide of the hero that a tile or a view names.
 */
export const featureExamples = group(
  'The examples of the features, and the pieces of the product.',
  {
    label: text('The word that marks an example.'),
    ...productExamples,
    recipes: group('The example of the search.', {
      caption: text('The sentence below the example.', { names: ['person'] }),
      search: text('What was searched for.'),
      source: text('Where a result comes from.'),
      results: list(
        'The dishes found.',
        nameIn('The title of a dish in `trending.json`.', 'trending.items.title'),
        { unique: true },
      ),
    }),
    nutrients: group('The example of the nutrients.', {
      caption: text('The sentence below the example.'),
      sets: list(
        'The nutrients from the start, and the additional ones.',
        group('Some nutrients.', {
          name: text('What they are called.'),
          count: wholeNumber('How many there are.'),
        }),
        { count: 2, laidOutIn: 'src/sections/features/examples/nutrients-example.tsx' },
      ),
    }),
    targets: group('The example of the targets.', {
      caption: text('The sentence below the example.', { names: ['person', 'set'] }),
      own: text('The mark of a target of one’s own.'),
      ownSpoken: text('A target of one’s own, by ear.', { names: ['own', 'official', 'unit'] }),
      sets: list(
        'The names of all official sets, of which `reference-intakes.json` has some.',
        text('The name of a set.'),
      ),
      elsewhere: text('Names the sets for which there are no figures here.', { names: ['sets'] }),
      rows: list('The targets shown.', target(), { unique: ['nutrient'] }),
    }),
    gaps: group('The example of the ranking, whose figures are those of the example day.', {
      caption: text('The sentence below the example.', { names: ['person'] }),
      note: text('What the arcs of a plate mean.'),
      tryLabel: text('The link to `/try`.'),
      tryDayLabel: text('The link that opens the day of a slide on `/try`.'),
      score: text('The score of a dish.', { names: ['score'] }),
    }),
    filters: group('The example of the filters.', {
      caption: text('The sentence below the example.'),
      order: text('The sentence after the filters.'),
      chosen: list('The filters that were chosen.', chosenFilter()),
    }),
    household: group('The example of a household.', {
      caption: text('The sentence below the example.'),
      who: text('The heading of the column of people.'),
      nutrients: list(
        'The nutrients that are compared.',
        nameIn('The id of a nutrient in `nutrients.json`.', 'nutrients.nutrients'),
        { unique: true },
      ),
      people: people('The people of the household.'),
    }),
    custom: group('The example of a changed recipe.', {
      caption: text('The sentence below the example.'),
      recipe: text('The name of the recipe.'),
      kept: list('The ingredients that stay.', text('An ingredient with its amount.')),
      removed: list('The ingredients that go.', text('An ingredient with its amount.')),
      added: list('The ingredients that come.', text('An ingredient with its amount.')),
      effectSpoken: text('The change of a nutrient, by ear.', {
        names: ['before', 'after', 'unit'],
      }),
      effects: list('What the change does.', effect()),
    }),
    portions: group('The example of the portions.', {
      caption: text('The sentence below the example.'),
      unit: text('The unit of the portions, such as `g`.'),
      dish: nameIn('The title of a dish in `trending.json`.', 'trending.items.title'),
      people: list(
        'Who gets how much.',
        group('A person and their portion.', {
          name: nameIn(
            'The name of a person in `reference-intakes.json`.',
            'reference-intakes.people.name',
          ),
          amount: wholeNumber('The weight of their portion.'),
        }),
      ),
    }),
  },
);
