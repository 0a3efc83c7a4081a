/** @jest-environment node */
import { DAY, RANKING } from '../../../tests/unit/ranking';
import { nutrientsOf, portionsOf, rankForDay, withPortions } from './day';
import type { Day } from './ranking-data';

const dayOf = (eaten: Record<string, number>, who: Partial<Day> = {}): Day => ({
  ...DAY,
  eaten: Object.entries(eaten).map(([food, portions]) => ({ food, portions })),
  ...who,
});

const rank = (day: Day) => rankForDay(nutrientsOf(RANKING, day), RANKING.dishes);

test('nutrientsOf adds up the portions of a day', () => {
  const nutrients = nutrientsOf(RANKING, dayOf({ banana: 2, liver: 1 }));
  expect(nutrients.map(({ eaten }) => eaten)).toEqual([6, 10]);
});

test('nutrientsOf takes target and limit from the person and the official set', () => {
  const [fiber, iron] = nutrientsOf(RANKING, dayOf({}, { person: 'man', set: 'eu' }));
  expect(fiber).toEqual({ target: 25, limit: null, eaten: 0 });
  expect(iron).toEqual({ target: 11, limit: 45, eaten: 0 });
});

test('withPortions adds, changes and removes a food', () => {
  const added = withPortions(DAY, 'banana', 1);
  expect(added.eaten.map(({ food }) => food)).toEqual(['apple', 'banana']);
  expect(portionsOf(withPortions(added, 'apple', 3), 'apple')).toBe(3);
  expect(withPortions(added, 'apple', 0).eaten).toEqual([{ food: 'banana', portions: 1 }]);
});

test('withPortions stops at nine portions', () => {
  expect(portionsOf(withPortions(DAY, 'apple', 10), 'apple')).toBe(9);
});

test('rankForDay sorts dishes by the share of the gaps that they close', () => {
  expect(rank(dayOf({})).map(({ dish }) => dish.title)).toEqual(['Stew', 'Soup', 'Water']);
  expect(rank(dayOf({ liver: 2 })).map(({ dish }) => dish.title)).toEqual([
    'Soup',
    'Stew',
    'Water',
  ]);
});

test('rankForDay lists the gaps that a dish closes, the largest share first', () => {
  expect(rank(dayOf({}))[0]!.closes).toEqual([
    { nutrient: 1, amount: 9, share: 0.5 },
    { nutrient: 0, amount: 5, share: 0.25 },
  ]);
});

test('rankForDay sorts equal shares by their part of the target', () => {
  const nutrients = [
    { target: 10, eaten: 9, limit: null },
    { target: 10, eaten: 2, limit: null },
  ];
  const [only] = rankForDay(nutrients, [{ title: 'Feast', amounts: [50, 50] }]);
  expect(only!.closes.map(({ nutrient }) => nutrient)).toEqual([1, 0]);
});

test('rankForDay leaves out nutrients whose target is reached', () => {
  expect(rank(dayOf({ liver: 2 }))[1]!.closes.map(({ nutrient }) => nutrient)).toEqual([0]);
});

test('rankForDay lists the nutrients whose limit the day exceeds with the dish', () => {
  const over = rank(dayOf({ liver: 4 })).map((each) => [each.dish.title, each.over]);
  expect(Object.fromEntries(over)).toEqual({ Soup: [], Stew: [], Water: [] });
  const above = rank(dayOf({ liver: 5 })).map((each) => [each.dish.title, each.over]);
  expect(Object.fromEntries(above)).toEqual({ Soup: [1], Stew: [1], Water: [] });
});
