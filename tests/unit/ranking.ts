import type { Day, RankingData } from '../../src/lib/ranking/ranking-data';

const intakes = (...targets: number[]) => ({ targets, limits: [null, 45, 2300] });

/** A small data set: three nutrients, two official sets, three people, three foods and three dishes. */
export const RANKING: RankingData = {
  nutrients: [
    { id: 'fiber', name: 'Fiber', unit: 'g', isRiskReduction: false },
    { id: 'iron', name: 'Iron', unit: 'mg', isRiskReduction: false },
    { id: 'sodium', name: 'Sodium', unit: 'mg', isRiskReduction: true },
  ],
  sets: [
    { id: 'us', name: 'US/Canada' },
    { id: 'eu', name: 'EU' },
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
        { id: 'banana', name: 'Banana', portion: 'a large one', grams: 120, amounts: [3, 0.5, 1] },
        { id: 'apple', name: 'Apple', portion: 'a small one', grams: 180, amounts: [4, 0.25, 0] },
      ],
    },
    {
      name: 'Other',
      foods: [{ id: 'liver', name: 'Liver', portion: 'a slice', grams: 100, amounts: [0, 9, 500] }],
    },
  ],
  dishes: [
    { title: 'Soup', energy: 480, amounts: [10, 2, 600] },
    { title: 'Stew', energy: 520, amounts: [5, 9, 300] },
    { title: 'Water', energy: 0, amounts: [0, 0, 0] },
  ],
};

/** A woman’s day with one apple, with the figures of the US and Canada. */
export const DAY: Day = { person: 'woman', set: 'us', eaten: [{ food: 'apple', portions: 1 }] };
