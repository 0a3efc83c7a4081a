import { findFoods } from '../../src/sections/try/foods/find-foods';
import { createLexicon } from '../../src/sections/try/foods/lexicon';
import { shortNameOf } from '../../src/sections/try/foods/short-name';
import { siteData } from './content-data';

const source = siteData('foods');
const groups = source.groups.map(({ id, name }) => ({
  name,
  foods: source.foods
    .filter(({ group, eatable }) => group === id && eatable)
    .map((food) => ({ ...food, portion: food.portions[0]?.label ?? '' })),
}));
const lexicon = createLexicon(groups, siteData('try').foods);

/** What visitors of the site itself find for a text. */
export const search = (text: string) => findFoods(lexicon, text);

/** The names of at most three of the foods that they find. */
export function namesFor(text: string): string {
  const { foods } = search(text);
  return foods.slice(0, 3).map(shortNameOf).join(', ') + (foods.length > 3 ? '…' : '');
}
