import { z } from 'zod';
import { alternative, expecting, field, id, picture, text } from './fields';
import { message } from './message';
import { objectType, listOf } from './objects';
import { uniqueBy } from './rules';

const RECIPES = 10;
const RANK = `a whole number from 1 to ${RECIPES}`;

const card = objectType('RecipeCard', 'A recipe on the strip.', {
  rank: field(
    z.int(expecting(RANK)).min(1, expecting(RANK)).max(RECIPES, expecting(RANK)),
    'Its rank; each rank appears once.',
    { expected: RANK, example: '1' },
  ),
  title: text(
    'The recipe’s name; its card leads to the app’s search for it.',
    'Roasted tomato soup',
  ),
  recipe: id('Its ingredients: the `id` of a recipe of `recipes.json`.', 'tomato-soup'),
  image: picture('recipeCard', 'Its picture, 4:3.', '../images/recipes/tomato-soup.jpg'),
  alt: alternative('A green bowl of tomato soup with basil.'),
});

const uniqueRecipes = (items: unknown) => [
  ...uniqueBy('rank')(items),
  ...uniqueBy('recipe')(items),
];

export const trending = objectType('TrendingJson', 'The strip of recipes on the home page.', {
  title: text('The section’s headline.', 'Trending recipes'),
  lead: text('A sentence below it.', 'Ten plates people are cooking, ranked.'),
  items: listOf(card, 'The recipes.', { count: RECIPES, rule: uniqueRecipes }),
  rank: message('What a screen reader says of a recipe’s number.', 'Rank {rank}'),
  pause: text(
    'What a screen reader says of the button that stops the strip.',
    'Pause trending recipes',
  ),
  play: text('What it says of the button that starts the strip.', 'Play trending recipes'),
});
