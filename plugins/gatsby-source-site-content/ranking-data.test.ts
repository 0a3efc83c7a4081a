/** @jest-environment node */
import { createRankingData, type RankingSources } from './ranking-data';

const SOURCES: RankingSources = {
  nutrients: {
    nutrients: [
      { id: 'iron', name: 'Iron', unit: 'mg' },
      { id: 'sodium', name: 'Sodium', unit: 'mg' },
    ],
  },
  foods: {
    groups: [
      { id: 'beans', name: 'Beans' },
      { id: 'spices', name: 'Spices' },
    ],
    columns: ['sodium', 'iron'],
    foods: [
      {
        id: 'lentils',
        name: 'Lentils',
        group: 'beans',
        eatable: true,
        portions: [{ label: 'a cup', grams: 200 }],
        energy: 116,
        amounts: [2, 3.3333],
      },
      {
        id: 'salt',
        name: 'Salt',
        group: 'spices',
        eatable: false,
        portions: [{ label: 'a pinch', grams: 1 }],
        energy: 0,
        amounts: [38758, null],
      },
    ],
  },
  recipes: {
    recipes: [
      {
        id: 'stew',
        servings: 2,
        ingredients: [
          { food: 'lentils', grams: 300 },
          { food: 'salt', grams: 2 },
        ],
      },
    ],
  },
  'reference-intakes': {
    columns: ['iron', 'sodium'],
    riskReduction: ['sodium'],
    people: [
      { id: 'woman', name: 'Woman' },
      { id: 'girl', name: 'Girl' },
    ],
    sets: [
      {
        id: 'us',
        name: 'US',
        people: [
          { person: 'woman', targets: [18, 1500], limits: [45, 2300] },
          { person: 'girl', targets: [8, 1200], limits: [40, null] },
        ],
      },
      {
        id: 'eu',
        name: 'EU',
        people: [{ person: 'woman', targets: [null, 2000], limits: [null, null] }],
      },
    ],
  },
  trending: { items: [{ title: 'Lentil stew', recipe: 'stew' }] },
  try: { withoutTarget: ['sodium'] },
};

const data = createRankingData(SOURCES);

test('foods have amounts per portion, in the order of the nutrients', () => {
  expect(data.groups[0]).toEqual({
    name: 'Beans',
    foods: [{ id: 'lentils', name: 'Lentils', portion: 'a cup', grams: 200, amounts: [6.67, 4] }],
  });
});

test('leaves out a group without foods that visitors can choose', () => {
  expect(data.groups.map(({ name }) => name)).toEqual(['Beans']);
});

test('dishes have energy and amounts per serving; a missing value counts as 0', () => {
  expect(data.dishes).toEqual([{ title: 'Lentil stew', energy: 174, amounts: [5, 391] }]);
});

test('a person has only the sets that have figures for this person', () => {
  expect(data.people.map(({ id, sets }) => [id, ...sets.map((set) => set.id)])).toEqual([
    ['woman', 'us', 'eu'],
    ['girl', 'us'],
  ]);
});

test('a nutrient without a target has the target 0', () => {
  expect(data.people[0]!.sets.map(({ targets }) => targets)).toEqual([
    [18, 0],
    [0, 0],
  ]);
  expect(data.people[0]!.sets[0]!.limits).toEqual([45, 2300]);
});

test('a nutrient says whether its limit is a chronic disease risk reduction intake', () => {
  expect(data.nutrients.map(({ isRiskReduction }) => isRiskReduction)).toEqual([false, true]);
});
