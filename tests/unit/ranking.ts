import type { Amounts, Day, LimitKind, RankingData } from '../../src/lib/ranking/ranking-data';

const intakes = (...targets: number[]) => ({ targets, limits: [null, 45, 2300] });

/** Amounts to which nothing is added. */
const pure = (...amounts: number[]) => ({ amounts });

const dish = (title: string, amounts: Amounts) => ({
  title,
  ingredients: `300 g ${title.toLowerCase()}`,
  servings: 2,
  cookThrough: title === 'Stew' ? 'eggs' : undefined,
  pasteurized: title === 'Soup' ? 'feta' : undefined,
  meatlessNote: title === 'Soup' ? 'Rennet is in it.' : undefined,
  hasMeat: title === 'Stew',
  unknown: title === 'Soup' ? [{ food: 'red lentils', nutrients: [0, 1] }] : [],
  ...amounts,
});

const kinds = (sodium: LimitKind) => ['upper', 'upper', sodium] as const;

/** A small data set: three nutrients, two official sets, three people, three foods and three dishes. */
export const RANKING: RankingData = {
  nutrients: [
    { id: 'fiber', name: 'Fiber', symbol: 'Fi', unit: 'g' },
    { id: 'iron', name: 'Iron', symbol: 'Fe', unit: 'mg' },
    { id: 'sodium', name: 'Sodium', symbol: 'Na', unit: 'mg' },
  ],
  sets: [
    { id: 'us', name: 'US/Canada', isFortified: true, limitKinds: kinds('riskReduction') },
    { id: 'eu', name: 'EU', isFortified: false, limitKinds: kinds('safeAndAdequate') },
  ],
  people: [
    {
      id: 'woman',
      name: 'Woman, 35',
      sets: [
        { id: 'us', ...intakes(20, 18, 0) },
        { id: 'eu', targets: [25, 16, 0], limits: [null, null, 2000] },
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
    { id: 'girl', name: 'Girl, 10', isChild: true, sets: [{ id: 'us', ...intakes(26, 8, 0) }] },
  ],
  groups: [
    {
      name: 'Fruit',
      foods: [
        { id: 'banana', name: 'Banana', portion: 'a large one', grams: 100, ...pure(3, 0.5, 1) },
        { id: 'apple', name: 'Apple', portion: 'a small one', grams: 100, ...pure(4, 0.25, 0) },
      ],
    },
    {
      name: 'Other',
      hasMeat: true,
      foods: [{ id: 'liver', name: 'Liver', portion: 'a slice', grams: 100, ...pure(0, 9, 500) }],
    },
  ],
  dishes: [
    dish('Soup', pure(20, 4, 1200)),
    dish('Stew', { amounts: [10, 18, 600], unfortified: [10, 12, 600] }),
    dish('Water', pure(0, 0, 0)),
  ],
};

/** A woman’s day with one apple, with the figures of the US and Canada. */
export const DAY: Day = { person: 'woman', set: 'us', eaten: [{ food: 'apple', portions: 1 }] };
