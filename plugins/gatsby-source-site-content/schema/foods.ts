import { flag, grams, id, number, text, textLike } from './fields';
import { findFoodIssues } from './food-rules';
import { withMetadata } from './metadata';
import { listOf, objectType } from './objects';
import { idExistsIn, sameLength, uniqueBy, uniqueEntries } from './rules';

const group = objectType('FoodGroup', 'A group of foods.', {
  id: id('The id by which foods refer to the group.', 'fruit'),
  name: text('Its name.', 'Fruit'),
});

const portion = objectType('FoodPortion', 'A portion that a visitor can choose.', {
  label: text('What it is.', '1 medium'),
  grams: grams('Its weight without peel, stones or bones.', '120'),
});

const per100g = objectType(
  'FoodComposition',
  'What 100 g consist of, in grams, and their energy. Protein and fiber are in `amounts`.',
  {
    energy: number('Energy in kilocalories.', '89'),
    water: number('Water.', '74.91'),
    fat: number('Fat.', '0.33'),
    carbohydrate: number('Carbohydrate, fiber included.', '22.84'),
    ash: number('Ash: all minerals.', '0.82'),
  },
);

const food = objectType(
  'Food',
  'A food with its values per 100 g, as USDA’s database gives them.',
  {
    id: id('The id by which recipes refer to the food.', 'banana'),
    name: text('Its plain name.', 'Banana'),
    group: id('The `id` of its group.', 'fruit'),
    ndb: textLike(/^\d{5}$/, 'a number of five digits', 'Its number in USDA’s database (NDB).', {
      example: '09040',
    }),
    description: textLike(/\S/, 'a text', 'Its name in the database, copied exactly.', {
      example: 'BANANAS,RAW',
    }),
    eatable: flag('Whether visitors can choose it; false if it is only an ingredient.', 'true'),
    portions: listOf(portion, 'The portions to choose from.', { rule: uniqueBy('label') }),
    per100g,
    energyNote: withMetadata(
      textLike(/\S/, 'a text', 'Why the energy isn’t what its parts add up to.', {
        example: 'Its acids give less energy than sugars.',
      }).optional(),
      { whenOmitted: 'the energy must match its parts' },
    ),
    amounts: listOf(
      withMetadata(number('An amount.', '358').nullable(), {
        whenOmitted: 'null where the database has none',
      }),
      'The amount of each nutrient in 100 g, in the order of `columns` and in the nutrients’ units.',
    ),
  },
);

export const foods = objectType(
  'FoodsJson',
  'Foods and their nutrients, from USDA’s public database. docs/nutrition-data.md says how they were gathered.',
  {
    groups: listOf(group, 'The groups, in their order.', { rule: uniqueBy('id') }),
    columns: listOf(
      id('The `id` of a nutrient.', 'potassium'),
      'The nutrients in the order in which each food’s `amounts` has them.',
      { rule: uniqueEntries },
    ),
    foods: listOf(food, 'The foods, by group.', {
      rule: (list) => [
        ...uniqueBy('id')(list),
        ...uniqueBy('name')(list),
        ...uniqueBy('ndb')(list),
      ],
    }),
  },
  {
    rule: (file) => [
      ...idExistsIn('foods', 'group', 'groups')(file),
      ...sameLength('foods', 'amounts', 'columns')(file),
      ...findFoodIssues(file),
    ],
  },
);
