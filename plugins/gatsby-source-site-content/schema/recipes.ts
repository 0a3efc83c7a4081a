import { z } from 'zod';
import { expecting, field, grams, id } from './fields';
import { listOf, objectType } from './objects';
import { uniqueBy } from './rules';

const SERVINGS = 'a whole number from 1';

const ingredient = objectType('Ingredient', 'An ingredient.', {
  food: id('The `id` of a food of `foods.json`.', 'tomato'),
  grams: grams('Its weight when it is added to the dish.', '400'),
});

const recipe = objectType('Recipe', 'The ingredients of a dish. Its title is in `trending.json`.', {
  id: id('The id by which `trending.json` refers to the recipe.', 'tomato-soup'),
  servings: field(
    z.int(expecting(SERVINGS)).min(1, expecting(SERVINGS)),
    'How many servings it makes.',
    {
      expected: SERVINGS,
      example: '4',
    },
  ),
  ingredients: listOf(ingredient, 'The ingredients.', { rule: uniqueBy('food') }),
});

export const recipes = objectType(
  'RecipesJson',
  'The ingredients of the trending recipes. Pages compute their nutrients from the foods.',
  { recipes: listOf(recipe, 'The recipes.', { rule: uniqueBy('id') }) },
);
