import { findFoods } from '../../src/sections/try/foods/find-foods';
import { shortNameOf } from '../../src/sections/try/foods/short-name';
import { siteData } from './content-data';

const source = siteData('foods');
const { foods: texts } = siteData('try');
const GROUPS = source.groups.map(({ id, name }) => ({
  name,
  foods: source.foods
    .filter(({ group, eatable }) => group === id && eatable)
    .map((food) => ({ ...food, portion: food.portions[0]?.label ?? '' })),
}));

/** What visitors of the site itself find for a text. */
export const search = (text: string) => findFoods(GROUPS, text, texts);

/** The names of at most three of the foods that they find. */
export function namesFor(text: string): string {
  const { foods } = search(text);
  return foods.slice(0, 3).map(shortNameOf).join(', ') + (foods.length > 3 ? '…' : '');
}
