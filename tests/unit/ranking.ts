import type { Day, Portion, RankingData } from '../../src/lib/ranking/ranking-data';

const intakes = (...targets: number[]) => ({ targets, limits: [null, 45, 2300] });

/** A portion to which nothing is added. */
const pure = (...amounts: number[]) => ({ amounts, unfortified: null });

const dish = (title: string, energy: number, portion: Portion) => ({
  title,
  energy,
  ingredients: `300 g ${title.toLowerCase()}`,
  servings: 2,
  ...portion,
});

/** A small data set: three nutrients, two official sets, three people, three foods and three dishes. */
export const RANKING: RankingData = {
  nutrients: [
    { id: 'fiber', name: 'Fiber', unit: 'g', isRiskReduction: false },
    { id: 'iron', name: 'Iron', unit: 'mg', isRiskReduction: false },
    { id: 'sodium', name: 'Sodium', unit: 'mg', isRiskReduction: true },
  ],
  sets: [
    { id: 'us', name: 'US/Canada', isFortified: true },
    { id: 'eu', name: 'EU', isFortified: false },
  ],
  people: [
    {
      id: 'woman',
      name: 'Woman, 35',
      sets: [
        { id: 'us', ...intakes(20, 18, 0) },
        { id: 'eu', targets: [25, 16, 0], limits: [null, null, null] },
      ],
    },
    {
      id: 'man',
      name: 'Man, 38',
      sets: [
        { id: 'us', ...intakes(40, 8, 0) },
        { id: 'eu', ...intakes(25, 11, 0) },
      ],
    },
    { id: 'girl', name: 'Girl, 10', sets: [{ id: 'us', ...intakes(26, 8, 0) }] },
  ],
  groups: [
    {
      name: 'Fruit',
      foods: [
        { id: 'banana', name: 'Banana', portion: 'a large one', grams: 120, ...pure(3, 0.5, 1) },
        { id: 'apple', name: 'Apple', portion: 'a small one', grams: 180, ...pure(4, 0.25, 0) },
      ],
    },
    {
      name: 'Other',
      foods: [{ id: 'liver', name: 'Liver', portion: 'a slice', grams: 100, ...pure(0, 9, 500) }],
    },
  ],
  dishes: [
    dish('Soup', 480, pure(10, 2, 600)),
    dish('Stew', 520, { amounts: [5, 9, 300], unfortified: [5, 6, 300] }),
    dish('Water', 0, pure(0, 0, 0)),
  ],
};

/** A woman’s day with one apple, with the figures of the US and Canada. */
export const DAY: Day = { person: 'woman', set: 'us', eaten: [{ food: 'apple', portions: 1 }] };
