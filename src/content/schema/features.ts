import { id, text } from './fields';
import { choice, entry, listOf, texts } from './objects';
import { uniqueBy } from './rules';

const TITLES = [
  '400,000+ Recipes',
  '110 Nutrients',
  'Customizable Targets',
  'Gap Matching',
  'Advanced Filters',
  'Household Planning',
  'Custom Recipes',
  'Optimal Portions',
] as const;

const ICONS = [
  'recipes',
  'nutrients',
  'targets',
  'gaps',
  'filters',
  'household',
  'custom',
  'portions',
] as const;

const tile = entry('FeatureTile', 'A tile that opens.', {
  id: id('Its name in addresses; each is taken once.', 'gaps'),
  title: choice(TITLES, 'The feature’s name; each is taken once.'),
  icon: choice(ICONS, 'Its sign.', { typeName: 'FeatureIcon' }),
  description: text('The line below the title.', 'Ranked by what’s still missing.'),
  details: texts(
    'What the open tile says, a paragraph each.',
    'Eat something, and the order changes.',
  ),
});

export const features = entry('FeaturesJson', 'The tiles on the home page.', {
  title: text('The section’s headline.', 'What makes the ranking yours'),
  lead: text('A sentence below it.', 'Eight parts work behind one list.'),
  tiles: listOf(tile, 'The tiles, in their order.', {
    count: TITLES.length,
    rule: (value) => [...uniqueBy('id')(value), ...uniqueBy('title')(value)],
  }),
});
