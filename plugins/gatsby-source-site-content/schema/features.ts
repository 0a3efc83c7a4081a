import { text } from './fields';
import { choice, objectType, listOf, texts } from './objects';
import { uniqueBy } from './rules';

const FEATURES = [
  'recipes',
  'nutrients',
  'targets',
  'gaps',
  'filters',
  'household',
  'custom',
  'portions',
] as const;

const tile = objectType('FeatureTile', 'A tile that opens.', {
  id: choice(FEATURES, 'Which feature it is; each appears once.'),
  title: text('The feature’s name; each appears once.', 'Gap Matching'),
  icon: choice(FEATURES, 'Its icon.', { typeName: 'FeatureIcon' }),
  description: text('The line below the title.', 'Ranked by what’s still missing.'),
  details: texts('The paragraphs of the open tile.', 'Eat something, and the order changes.'),
});

export const features = objectType(
  'FeaturesJson',
  'The tiles on the home page, and the page that explains all of them.',
  {
    name: text('What the page is called.', 'Features'),
    title: text('The headline of the section and of the page.', 'What makes the ranking yours'),
    lead: text('A sentence below it on the home page.', 'Eight parts work behind one list.'),
    linkToAll: text('The link from the tiles to the page.', 'Read about all eight features'),
    pageLead: text('A sentence below the headline of the page.', 'Here is what each of them does.'),
    tiles: listOf(tile, 'The tiles, in their order.', {
      count: FEATURES.length,
      rule: (value) => [...uniqueBy('id')(value), ...uniqueBy('title')(value)],
    }),
  },
);
