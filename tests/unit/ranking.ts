import type { Day, RankingData } from '../../src/lib/ranking/ranking-data';

const intakes = (...targets: number[]) => ({ targets, limits: [null, 45] });

/** A small data set: two nutrients, two official sets, three people, three foods and three dishes. */
export const RANKING: RankingData = {
  nutrients: [
    { id: 'fiber', name: 'Fiber', unit: 'g' },
    { id: 'iron', name: 'Iron', unit: 'mg' },
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
        { id: 'us', ...intakes(20, 18) },
        { id: 'eu', ...intakes(25, 16) },
      ],
    },
    {
      id: 'man',
      name: 'Man, 38',
      sets: [
        { id: 'us', ...intakes(40, 8) },
        { id: 'eu', ...intakes(25, 11) },
      ],
    },
    {
      id: 'girl',
      name: 'Girl, 10',
      sets: [{ id: 'us', ...intakes(26, 8) }],
    },
  ],
  groups: [
    {
      name: 'Fruit',
      foods: [
        { id: 'banana', name: 'Banana', portion: 'a large one', grams: 120, amounts: [3, 0.5] },
        { id: 'apple', name: 'Apple', portion: 'a small one', grams: 180, amounts: [4, 0.25] },
      ],
    },
    {
      name: 'Other',
      foods: [{ id: 'liver', name: 'Liver', portion: 'a slice', grams: 100, amounts: [0, 9] }],
    },
  ],
  dishes: [
    { title: 'Soup', amounts: [10, 2] },
    { title: 'Stew', amounts: [5, 9] },
    { title: 'Water', amounts: [0, 0] },
  ],
};

/** A woman’s day with one apple, with the figures of the US and Canada. */
export const DAY: Day = { person: 'woman', set: 'us', eaten: [{ food: 'apple', portions: 1 }] };
