/** @jest-environment node */
import { DAY, RANKING } from '../../../tests/unit/ranking';
import { nutrientsOf, PARTS, portionsFor, portionsOf, rankForDay, withPortions } from './day';
import type { Day } from './ranking-data';

const dayOf = (eaten: Record<string, number>, who: Partial<Day> = {}): Day => ({
  ...DAY,
  eaten: Object.entries(eaten).map(([food, portions]) => ({ food, portions })),
  ...who,
});

const rank = (day: Day) =>
  rankForDay(nutrientsOf(RANKING, day), portionsFor(RANKING, day.set, RANKING.dishes));

test('nutrientsOf adds up the portions of a day', () => {
  const nutrients = nutrientsOf(RANKING, dayOf({ banana: 2, liver: 1 }));
  expect(nutrients.map(({ eaten }) => eaten / PARTS)).toEqual([6, 10, 502]);
});

test('nutrientsOf takes target and limit from the person and the official set', () => {
  const [fiber, iron] = nutrientsOf(RANKING, dayOf({}, { person: 'man', set: 'eu' }));
  expect(fiber).toEqual({ target: 25 * PARTS, limit: null, eaten: 0 });
  expect(iron).toEqual({ target: 11 * PARTS, limit: 45 * PARTS, eaten: 0 });
});

test('portionsFor leaves out what is added to foods, for a set that doesn’t count it', () => {
  const iron = (set: string) =>
    portionsFor(RANKING, set, RANKING.dishes).map(({ amounts }) => amounts[1]! / PARTS);
  expect(iron('us')).toEqual([2, 9, 0]);
  expect(iron('eu')).toEqual([2, 6, 0]);
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

test('rankForDay tells what a dish does for each counted gap', () => {
  expect(rank(dayOf({ banana: 1 }))[0]!.gaps).toEqual([
    { nutrient: 1, missing: 17.5 * PARTS, amount: 9 * PARTS, share: 9 / 17.5 },
    { nutrient: 0, missing: 17 * PARTS, amount: 5 * PARTS, share: 5 / 17 },
  ]);
});
