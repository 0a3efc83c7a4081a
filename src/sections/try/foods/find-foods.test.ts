/** @jest-environment node */
import { RANKING } from '../../../../tests/unit/ranking';
import { findById } from '../../../lib/find-or-throw';
import { foodsOf } from '../../../lib/ranking/day';
import { findFoods, wordsOf } from './find-foods';

const foods = foodsOf(RANKING);
const banana = findById(foods, 'banana');
const apple = findById(foods, 'apple');
const liver = findById(foods, 'liver');
const DATA = {
  ...RANKING,
  groups: [
    { name: 'Fruit and more', foods: [{ ...banana, name: 'Crème of banana' }, apple] },
    {
      name: 'Other',
      foods: [
        { ...liver, words: ['steak', 'apple of the butcher'] },
        { ...banana, id: 'juice', name: 'Juice of fruit' },
      ],
    },
  ],
};

test.each([
  ['apple', ['Apple', 'Liver'], true],
  ['a', ['Apple', 'Liver'], true],
  ['apples', ['Apple', 'Liver'], true],
  ['creme ban', ['Crème of banana'], true],
  ['steak', ['Liver'], false],
  ['steaks', ['Liver'], false],
  ['liver steak', ['Liver'], false],
  ['more', ['Crème of banana', 'Apple'], false],
  ['fruit', ['Juice of fruit', 'Crème of banana', 'Apple'], true],
  ['applesauce', [], false],
  ['stone', [], false],
])('a search for %j finds %j', (query, names, isNamed) => {
  const found = findFoods(DATA, wordsOf(query));
  expect(found.foods.map(({ name }) => name)).toEqual(names);
  expect(found.isNamed).toBe(isNamed);
});
