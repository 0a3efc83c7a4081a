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
  name: text(
    'What these nutrients have in common; it is shown after their number.',
    'there from the start',
  ),
  count: amount('How many nutrients these are.'),
});

const nutrients = objectType('NutrientsExample', 'A dot for every nutrient.', {
  caption,
  sets: listOf(nutrientSet, 'The nutrients in two parts.', { count: 2 }),
});

const target = objectType('TargetExample', 'A target, official or one’s own.', {
  nutrient: nutrientName,
  unit,
  official: amount('The target in the official set.'),
  own: withMetadata(amount('The target that the visitor set instead.').nullable(), {
    whenOmitted: 'null where the official target applies',
  }),
});

const targets = objectType(
  'TargetsExample',
  'An official set, and a target that was changed.',
  {
    caption,
    sets: texts('The official sets to choose from.', 'EU'),
    chosen: text('The set that is chosen.', 'EU'),
    own: text('The label of a changed target.', 'your own'),
    rows: listOf(target, 'The targets.', { rule: uniqueBy('nutrient') }),
  },
  { rule: oneOfList('chosen', 'sets') },
);

const gap = objectType('GapExample', 'A nutrient, and how much of it the day has had so far.', {
  name: nutrientName,
  unit,
  target: amount('The amount that the day should reach.'),
  eaten: amount('The amount eaten so far.'),
});

const dish = objectType('DishExample', 'A dish to choose.', {
  title: text('Its name.', 'Lentil stew with spinach'),
  amounts: listOf(
    amount('An amount.'),
    'The amount of each nutrient in a portion, in the order of `nutrients`.',
  ),
});

const gaps = objectType(
  'GapsExample',
  'Dishes ranked by the gaps they close; the page computes the ranking.',
  {
    caption,
    dishes: listOf(dish, 'The dishes, in any order.', { rule: uniqueBy('title') }),
    nutrients: listOf(gap, 'The day’s nutrients.', { rule: uniqueBy('name') }),
    eaten: text('The label of the eaten part of a bar.', 'eaten'),
    closes: text('The label of the part of a bar that the best dish adds.', 'the stew adds'),
    closed: text('The words after a dish’s percentage.', 'of the gaps closed'),
    tryLabel: text('The link to /try below the example.', 'Try it with your own day'),
  },
  { rule: sameLength('dishes', 'amounts', 'nutrients') },
);

const chosenFilter = objectType('FilterExample', 'A filter that is set.', {
  filter: text('The filter.', 'Diet'),
  value: text('What it is set to.', 'Vegetarian'),
});

const filters = objectType('FiltersExample', 'Filters that a visitor could set.', {
  caption,
  chosen: listOf(chosenFilter, 'The filters.', { rule: uniqueBy('filter') }),
  order: text('What happens to the recipes that remain.', 'They are ordered by your gaps.'),
});

const person = objectType('PersonExample', 'A person in the household.', {
  name: text('Who it is.', 'Girl, 10'),
  targets: listOf(amount('A target.'), 'A target for each nutrient, in the order of `nutrients`.'),
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
  before: amount('The amount before the change.'),
  after: amount('The amount after the change.'),
});

const custom = objectType('CustomExample', 'A recipe with changed ingredients.', {
  caption,
  recipe: text('The recipe’s name.', 'Grandmother’s tomato soup'),
  kept: texts('The ingredients that stay.', 'Tomatoes, 1 kg'),
  removed: texts('The ingredients that are removed.', 'Cream, 100 ml'),
  added: texts('The ingredients that are added.', 'White beans, 200 g'),
  effects: listOf(effect, 'The effects of these changes.', { rule: uniqueBy('nutrient') }),
});

const portion = objectType('PortionExample', 'The portion of one person.', {
  name: text('Who it is for.', 'Girl, 10'),
  amount: amount('The size of the portion.'),
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
    label: text('The label of every example.', 'Example'),
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
