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
        id: 'egg',
        name: 'Egg, raw',
        ingredient: 'egg',
        piece: { one: 'egg', more: 'eggs', grams: 50 },
        group: 'spices',
        eatable: false,
        portions: [{ label: 'a large one', grams: 50 }],
        energy: 140,
        amounts: [140, 2],
        unfortified: { amounts: [140, 1] },
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
          { food: 'salt', grams: 2.5 },
        ],
      },
      { id: 'omelet', servings: 2, ingredients: [{ food: 'egg', grams: 200 }] },
      { id: 'roll', servings: 1, ingredients: [{ food: 'egg', grams: 50 }] },
      { id: 'cake', servings: 3, ingredients: [{ food: 'egg', grams: 100 }] },
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
        fortified: true,
        people: [
          { person: 'woman', targets: [18, 1500], limits: [45, 2300] },
          { person: 'girl', targets: [8, 1200], limits: [40, null] },
        ],
      },
      {
        id: 'eu',
        name: 'EU',
        fortified: false,
        people: [{ person: 'woman', targets: [null, 2000], limits: [null, null] }],
      },
    ],
  },
  trending: {
    items: ['stew', 'omelet', 'roll', 'cake'].map((recipe) => ({ title: recipe, recipe })),
  },
  try: { withoutTarget: ['sodium'] },
};

const data = createRankingData(SOURCES);

test('foods have amounts per portion, in the order of the nutrients', () => {
  expect(data.groups[0]).toEqual({
    name: 'Beans',
    foods: [
      {
        id: 'lentils',
        name: 'Lentils',
        portion: 'a cup',
        grams: 200,
        amounts: [6.67, 4],
        unfortified: null,
      },
    ],
  });
});

test('leaves out a group without foods that visitors can choose', () => {
  expect(data.groups.map(({ name }) => name)).toEqual(['Beans']);
});

test('dishes have energy, ingredients and amounts per serving; a missing value counts as 0', () => {
  expect(data.dishes[0]).toEqual({
    title: 'stew',
    energy: 174,
    ingredients: '150 g lentils and 1.3 g salt',
    servings: 2,
    amounts: [5, 487],
    unfortified: null,
  });
});

test('a list of ingredients counts whole pieces, and weighs others', () => {
  expect(data.dishes.slice(1).map(({ ingredients }) => ingredients)).toEqual([
    '2 eggs',
    '1 egg',
    '33 g egg',
  ]);
});

test('a portion with a food to which something is added has the amounts without it', () => {
  expect(data.dishes[1]).toMatchObject({ amounts: [2, 140], unfortified: [1, 140] });
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
