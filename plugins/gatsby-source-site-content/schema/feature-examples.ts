import { text, wholeNumber } from './fields';
import { withMetadata } from './metadata';
import { objectType, listOf, texts } from './objects';
import { oneOfList, sameLength, uniqueBy } from './rules';

const caption = text('What the example shows, in a sentence.', 'One pot, four different days.');
const nutrientName = text('The nutrient’s name.', 'Iron');
const unit = text('The unit of its amounts.', 'mg');
const amount = (description: string) => wholeNumber(description, '8');

const recipes = objectType('RecipesExample', 'A search and what it finds.', {
  caption,
  search: text('What is searched for.', 'red lentils'),
  results: texts('The recipes that are found.', 'Red lentil curry with rice'),
  source: text('Where a result leads.', 'Opens the cook’s own site'),
});

const nutrientSet = objectType('NutrientSetExample', 'Some of the nutrients, a dot each.', {
  name: text('What they have in common, after their number.', 'there from the start'),
  count: amount('How many they are.'),
});

const nutrients = objectType('NutrientsExample', 'A dot for every nutrient.', {
  caption,
  sets: listOf(nutrientSet, 'The nutrients in two parts.', { count: 2 }),
});

const target = objectType('TargetExample', 'A target, official or one’s own.', {
  nutrient: nutrientName,
  unit,
  official: amount('What the official set says.'),
  own: withMetadata(amount('What the visitor set instead.').nullable(), {
    whenOmitted: 'null where the official one stands',
  }),
});

const targets = objectType(
  'TargetsExample',
  'An official set, and a target that was changed.',
  {
    caption,
    sets: texts('The official sets to choose from.', 'EU'),
    chosen: text('The set that is chosen.', 'EU'),
    own: text('What a changed target is called.', 'your own'),
    rows: listOf(target, 'The targets.', { rule: uniqueBy('nutrient') }),
  },
  { rule: oneOfList('chosen', 'sets') },
);

const gap = objectType('GapExample', 'A nutrient of the day so far.', {
  name: nutrientName,
  unit,
  target: amount('What the day should bring.'),
  eaten: amount('What it has brought.'),
});

const dish = objectType('DishExample', 'A dish to choose.', {
  title: text('Its name.', 'Lentil stew with spinach'),
  amounts: listOf(amount('An amount.'), 'What a portion has of each nutrient, in their order.'),
});

const gaps = objectType(
  'GapsExample',
  'Dishes ranked by the gaps they close; the page does the sums.',
  {
    caption,
    dishes: listOf(dish, 'The dishes, in any order.', { rule: uniqueBy('title') }),
    nutrients: listOf(gap, 'The day’s nutrients.', { rule: uniqueBy('name') }),
    eaten: text('What the eaten part of a bar is called.', 'eaten'),
    closes: text('What the part that the best dish adds is called.', 'the stew adds'),
    closed: text('What stands after a dish’s percentage.', 'of the gaps closed'),
    tryLabel: text('The link to /try below the example.', 'Try it with your own day'),
  },
  { rule: sameLength('dishes', 'amounts', 'nutrients') },
);

const chosenFilter = objectType('FilterExample', 'A filter that is set.', {
  filter: text('The filter.', 'Diet'),
  value: text('What it is set to.', 'Vegetarian'),
});

const filters = objectType('FiltersExample', 'Filters as they could be set.', {
  caption,
  chosen: listOf(chosenFilter, 'The filters.', { rule: uniqueBy('filter') }),
  order: text('What happens to the recipes that remain.', 'They are ordered by your gaps.'),
});

const person = objectType('PersonExample', 'Somebody in the household.', {
  name: text('Who it is.', 'Girl, 10'),
  targets: listOf(amount('A target.'), 'A target for each nutrient, in their order.'),
});

const household = objectType(
  'HouseholdExample',
  'Targets of several people side by side.',
  {
    caption,
    who: text('The heading above the people.', 'Profile'),
    nutrients: texts('The nutrients with their units.', 'Iron, mg'),
    people: listOf(person, 'The people.', { rule: uniqueBy('name') }),
  },
  { rule: sameLength('people', 'targets', 'nutrients') },
);

const effect = objectType('EffectExample', 'What a change does to a nutrient.', {
  nutrient: nutrientName,
  unit,
  before: amount('How much it was.'),
  after: amount('How much it is.'),
});

const custom = objectType('CustomExample', 'A recipe that somebody changes.', {
  caption,
  recipe: text('The recipe’s name.', 'Grandmother’s tomato soup'),
  kept: texts('What stays in.', 'Tomatoes, 1 kg'),
  removed: texts('What goes out.', 'Cream, 100 ml'),
  added: texts('What comes in.', 'White beans, 200 g'),
  effects: listOf(effect, 'What that does.', { rule: uniqueBy('nutrient') }),
});

const portion = objectType('PortionExample', 'A portion for somebody.', {
  name: text('Who it is for.', 'Girl, 10'),
  amount: amount('How much it is.'),
});

const portions = objectType('PortionsExample', 'One dish in several portions.', {
  caption,
  unit: text('The unit of the amounts.', 'g'),
  people: listOf(portion, 'The portions.', { rule: uniqueBy('name') }),
});

export const featureExamples = objectType(
  'FeatureExamplesJson',
  'The examples in the open tiles of the home page. The page labels them as examples.',
  {
    label: text('What every example is called.', 'Example'),
    recipes,
    nutrients,
    targets,
    gaps,
    filters,
    household,
    custom,
    portions,
  },
);
