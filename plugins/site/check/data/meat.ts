import type { Report } from '../problem';
import type { ValidData } from './relations';

/** Reports groups of foods with which “No meat or fish” on /try would leave out no dish, or every one. */
export function checkMeat({ foods, recipes, trending, try: demo }: ValidData, report: Report) {
  if (!foods || !recipes || !trending || !demo?.who.meatless) return;
  const groups = foods.groups.filter(({ meat }) => meat).map(({ id }) => id);
  const meat = foods.foods.filter(({ group }) => groups.includes(group)).map(({ id }) => id);
  const dishes = trending.items.map(({ recipe: id }) =>
    recipes.recipes.find((recipe) => recipe.id === id),
  );
  const withMeat = dishes.filter((dish) =>
    dish?.ingredients.some(({ food }) => meat.includes(food)),
  );
  const path = ['groups'];
  if (withMeat.length === 0)
    report(
      'expected "meat": true for a group with foods of a dish, found none; write it into the groups with meat and fish, or delete who.meatless in try.json',
      path,
    );
  else if (withMeat.length === dishes.length)
    report(
      'expected a dish without meat, found "meat": true for a food of each; delete it from the groups without meat and fish, or delete who.meatless in try.json',
      path,
    );
}
