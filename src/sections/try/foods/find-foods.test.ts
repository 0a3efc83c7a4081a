/** @jest-environment node */
import { RANKING } from '../../../../tests/unit/ranking';
import { findFoods, wordsOf } from './find-foods';

const [fruit, other] = RANKING.groups;
const [banana, apple] = fruit!.foods;
const DATA = {
  ...RANKING,
  groups: [
    { name: 'Fruit', foods: [{ ...banana!, name: 'Crème of banana' }, apple!] },
    { name: 'Other', foods: [{ ...other!.foods[0]!, words: ['meat', 'apple of the butcher'] }] },
  ],
};

test.each([
  ['apple', ['Apple', 'Liver'], true],
  ['a', ['Apple', 'Liver'], true],
  ['apples', ['Apple', 'Liver'], true],
  ['creme ban', ['Crème of banana'], true],
  ['meat', ['Liver'], false],
  ['meats', ['Liver'], false],
  ['liver meat', ['Liver'], false],
  ['fruit', ['Crème of banana', 'Apple'], false],
  ['applesauce', [], false],
  ['stone', [], false],
])('a search for %j finds %j', (query, names, isNamed) => {
  const found = findFoods(DATA, wordsOf(query));
  expect(found.foods.map(({ name }) => name)).toEqual(names);
  expect(found.isNamed).toBe(isNamed);
});
