import { DAY, RANKING } from '../../../tests/unit/ranking';
import { itemAt } from '../item-at';
import { dishesFor, nutrientsOf, portionsFor, portionsOf, rankForDay, withPortions } from './day';
import { createExampleDay } from './example-day';

const rank = (day: typeof DAY) =>
  rankForDay(nutrientsOf(RANKING, day), portionsFor(RANKING, day.set, RANKING.dishes));

test.each([
  ['apple', 3, { apple: 3, liver: 2 }],
  ['apple', 10, { apple: 9, liver: 2 }],
  ['apple', 0, { liver: 2 }],
  ['banana', 2, { apple: 1, liver: 2, banana: 2 }],
  ['banana', 0, { apple: 1, liver: 2 }],
])('withPortions sets %s to %d', (food, portions, expected) => {
  const { eaten } = withPortions(withPortions(DAY, 'liver', 2), food, portions);
  expect(Object.fromEntries(eaten.map((each) => [each.food, each.portions]))).toEqual(expected);
});

test('portionsOf is 0 for a food that isn’t on the plate', () => {
  expect(['apple', 'banana'].map((food) => portionsOf(DAY, food))).toEqual([1, 0]);
});

test.each([
  ['woman', 'us', [20, 18, 0], [null, 45, 2300]],
  ['woman', 'eu', [25, 16, 0], [null, null, 2000]],
  ['man', 'us', [40, 8, 0], [null, 45, 2300]],
])('a day of a %s by %s has targets %j and limits %j', (person, set, targets, limits) => {
  const day = nutrientsOf(RANKING, withPortions({ ...DAY, person, set }, 'liver', 2));
  expect(day.map(({ target }) => target)).toEqual(targets);
  expect(day.map(({ limit }) => limit)).toEqual(limits);
  expect(day.map(({ eaten }) => eaten)).toEqual([4, 18.25, 1000]);
});

test('a set that excludes fortification counts a dish without it', () => {
  const stews = ['us', 'eu'].map((set) => itemAt(portionsFor(RANKING, set, RANKING.dishes), 1));
  expect(stews.map(({ amounts }) => amounts)).toEqual([
    [5, 9, 300],
    [5, 6, 300],
  ]);
});

test.each([
  [4, [[], ['2600 of 2300 mg sodium'], []]],
  [
    5,
    [
      ['54 of 45 mg iron', '2800 of 2300 mg sodium'],
      ['47 of 45 mg iron', '3100 of 2300 mg sodium'],
      [],
    ],
  ],
])('after %d slices of liver, portions exceed the limits %j', (portions, over) => {
  const ranked = rank({ ...DAY, eaten: [{ food: 'liver', portions }] });
  const inOrder = ['Stew', 'Soup', 'Water'].map((title) =>
    ranked.find(({ dish }) => dish.title === title),
  );
  const inWords = inOrder.map((each) =>
    each?.over.map(({ nutrient, amount, limit }) => {
      const { name, unit } = itemAt(RANKING.nutrients, nutrient);
      return `${amount} of ${limit} ${unit} ${name.toLowerCase()}`;
    }),
  );
  expect(inWords).toEqual(over);
});

test('a day without meat and fish ranks only dishes without them', () => {
  const titles = (isMeatless: boolean) =>
    dishesFor(RANKING, { ...DAY, isMeatless }).map(({ title }) => title);
  expect(titles(true)).toEqual(['Soup', 'Water']);
  expect(titles(false)).toEqual(['Soup', 'Stew', 'Water']);
});

test('where every dish has meat or fish, a day without them ranks all dishes', () => {
  const dishes = RANKING.dishes.map((dish) => ({ ...dish, hasMeat: true }));
  expect(dishesFor({ ...RANKING, dishes }, { ...DAY, isMeatless: true })).toHaveLength(3);
});

test('an example day has its gaps, and what each dish closes', () => {
  const { gaps, dishes } = createExampleDay(RANKING, DAY);
  expect(gaps).toEqual([
    { name: 'Iron', symbol: 'Fe', unit: 'mg', target: 18, eaten: 0.25 },
    { name: 'Fiber', symbol: 'Fi', unit: 'g', target: 20, eaten: 4 },
  ]);
  expect(dishes.map(({ title }) => title)).toEqual(['Stew', 'Soup', 'Water']);
  expect(dishes[0]).toMatchObject({ amounts: [9, 5], shares: [0.507042254, 0.3125] });
});
