/** @jest-environment node */
import { contentData } from '../../tests/unit/content-data';
import { createRankingData } from './ranking-data';

// ranking-fairness.test.ts compares the amounts with those of a second calculation.
const sources = {
  nutrients: contentData('nutrients'),
  foods: contentData('foods'),
  recipes: contentData('recipes'),
  'reference-intakes': contentData('reference-intakes'),
  trending: contentData('trending'),
  try: contentData('try'),
};
const { nutrients, foods, trending, 'reference-intakes': intakes } = sources;
const data = createRankingData(sources);

test('amounts and targets follow the order of the nutrients, not that of the columns', () => {
  const reversed = { ...nutrients, nutrients: nutrients.nutrients.toReversed() };
  const other = createRankingData({ ...sources, nutrients: reversed });
  expect(other.dishes[0]!.amounts).toEqual(data.dishes[0]!.amounts.toReversed());
  expect(other.people[0]!.sets[0]!.targets).toEqual(data.people[0]!.sets[0]!.targets.toReversed());
});

test('a group has the foods that visitors can choose; a group without any is left out', () => {
  const [first, ...others] = foods.groups;
  const all = foods.foods.map((food) =>
    food.group === first!.id ? { ...food, eatable: false } : food,
  );
  const { groups } = createRankingData({ ...sources, foods: { ...foods, foods: all } });
  expect(groups.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
});

test('a person has only the sets that have figures for this person', () => {
  const [set] = intakes.sets;
  const sets = [set!, { ...set!, id: 'empty', people: set!.people.slice(0, 1) }];
  const { people } = createRankingData({
    ...sources,
    'reference-intakes': { ...intakes, sets },
  });
  expect(people[0]!.sets.map(({ id }) => id)).toEqual([set!.id, 'empty']);
  expect(people[1]!.sets.map(({ id }) => id)).toEqual([set!.id]);
});

test.each([
  [100, 1, '2 eggs', 2],
  [100, 2, '1 egg', 1],
  [100, 3, '33 g egg', 2 / 3],
  [4.5, 1, '4.5 g egg', 0.09],
])('%d g of egg for %d are %s a serving', (grams, servings, ingredients, eggs) => {
  const egg = { ...foods.foods.find(({ piece }) => piece?.one === 'egg')!, energy: 140 };
  const [card] = trending.items;
  const recipe = { id: card!.recipe, servings, ingredients: [{ food: egg.id, grams }] };
  const { dishes } = createRankingData({
    ...sources,
    foods: { ...foods, foods: [egg] },
    recipes: { recipes: [recipe] },
    trending: { ...trending, items: [card!] },
  });
  expect(dishes).toMatchObject([{ ingredients, servings, energy: Math.round(eggs * 70) }]);
});
