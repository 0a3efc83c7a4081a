import { findById } from '../../src/lib/find-or-throw';
import { siteData } from './content-data';

const { foods } = siteData('foods');
const { recipes } = siteData('recipes');

/** A food of the site itself, by its id. */
export const foodOf = (id: string) => findById(foods, id);

/** A recipe of the site itself, by its id. */
export const recipeOf = (id: string) => findById(recipes, id);

type Ingredients = (typeof recipes)[number]['ingredients'];

/** What ingredients contain together. `per100g` is what 100 g of a food contain. */
export const sumOf = (ingredients: Ingredients, per100g: (food: string) => number): number =>
  ingredients.reduce((sum, { food, grams }) => sum + (per100g(food) * grams) / 100, 0);
