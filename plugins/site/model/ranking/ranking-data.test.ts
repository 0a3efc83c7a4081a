import { rankingSources } from '../../../../tests/unit/content-data';
import { findById, findOrThrow } from '../../../../src/lib/find-or-throw';
import { itemAt } from '../../../../src/lib/item-at';
import { createRankingData } from './ranking-data';

// ranking-fairness.test.ts compares the amounts with those of a second calculation.
const sources = rankingSources();
const { nutrients, foods, trending, 'reference-intakes': intakes } = sources;
const data = createRankingData(sources);

test('amounts and targets follow the order of the nutrients, not that of the columns', () => {
  const reversed = { ...nutrients, nutrients: nutrients.nutrients.toReversed() };
  const other = createRankingData({ ...sources, nutrients: reversed });
  expect(other.dishes.map(({ amounts }) => amounts)).toEqual(
    data.dishes.map(({ amounts }) => amounts.toReversed()),
  );
  const targetsIn = ({ people }: typeof data) =>
    people.flatMap(({ sets }) => sets.map(({ targets }) => targets));
  expect(targetsIn(other)).toEqual(targetsIn(data).map((targets) => targets.toReversed()));
});

test('a food has its amounts per 100 g, and a dish those without fortification if a part has it', () => {
  const all = data.groups.flatMap((group) => group.foods);
  const pear = findById(all, 'pear');
  expect(pear.amounts).toEqual([0.4, 3.1, 4.3, 0.1, 9, 0.2, 7, 1]);
  const fortified = data.dishes.filter(({ unfortified }) => unfortified !== undefined);
  expect(fortified.map(({ title }) => title).toSorted()).toEqual(['Leek tart', 'Quince cake']);
});

test('dishes are in the order of the sodium in a portion, which decides between equal scores', () => {
  const position = data.nutrients.findIndex(({ id }) => id === 'sodium');
  const sodium = data.dishes.map(({ amounts, servings }) => itemAt(amounts, position) / servings);
  expect(sodium).toEqual(sodium.toSorted((one, other) => one - other));
  expect(new Set(sodium).size).toBeGreaterThan(5);
});

test('a group has the foods that visitors can choose; a group without any is left out', () => {
  const second = itemAt(foods.groups, 1);
  const all = foods.foods.map((food) => ({ ...food, eatable: food.group === second.id }));
  const { groups } = createRankingData({ ...sources, foods: { ...foods, foods: all } });
  expect(groups.map(({ name }) => name)).toEqual([second.name]);
  expect(itemAt(groups, 0).foods.length).toBeLessThan(foods.foods.length);
  expect(data.groups[0]?.name).toBe(foods.groups[0]?.name);
});

test('a person has only the sets that have figures for this person', () => {
  const set = itemAt(intakes.sets, 0);
  const sets = [set, { ...set, id: 'empty', people: set.people.slice(0, 1) }];
  const { people } = createRankingData({ ...sources, 'reference-intakes': { ...intakes, sets } });
  expect(people[0]?.sets.map(({ id }) => id)).toEqual([set.id, 'empty']);
  expect(people[1]?.sets.map(({ id }) => id)).toEqual([set.id]);
});

/** How a portion of a recipe of egg is listed. */
function ingredientsOf(piece: number, grams: number, servings: number) {
  const egg = findOrThrow(foods.foods, (food) => food.piece?.one === 'egg', 'egg');
  const card = itemAt(trending.items, 0);
  const { dishes } = createRankingData({
    ...sources,
    foods: { ...foods, foods: [{ ...egg, piece: { one: 'egg', more: 'eggs', grams: piece } }] },
    recipes: { recipes: [{ id: card.recipe, servings, ingredients: [{ food: egg.id, grams }] }] },
    trending: { ...trending, items: [card] },
  });
  return dishes[0]?.ingredients;
}

test.each([
  [50, 100, 1, '2 eggs'],
  [50, 100, 2, '1 egg'],
  [50, 100, 3, '33\u00A0g egg'],
  [50, 4.5, 1, '4.5\u00A0g egg'],
  [3.3, 9.9, 3, '1 egg'],
  [2.3, 13.8, 3, '2 eggs'],
  [1.1, 6.6, 3, '2 eggs'],
  [5.6, 33.6, 6, '1 egg'],
])('pieces of %d g in %d g for %d are %s a portion', (piece, grams, servings, ingredients) => {
  expect(ingredientsOf(piece, grams, servings)).toBe(ingredients);
});

const at = (nutrient: string) => data.nutrients.findIndex(({ id }) => id === nutrient);

test('a dish names the nutrients that the food table lacks', () => {
  const soup = data.dishes.find(({ ingredients }) => ingredients.includes('dried peas'));
  expect(soup?.unknown).toEqual([{ food: 'dried peas', nutrients: [at('vitamin-e')] }]);
});

test('a safe and adequate intake is shown as such, and isn’t a target', () => {
  const kinds = data.sets.map(({ limitKinds }) => limitKinds[at('sodium')]);
  expect(kinds).toEqual(['riskReduction', 'safeAndAdequate']);
  const south = data.people.flatMap(({ sets }) => sets.filter(({ id }) => id === 'south'));
  expect(south.map(({ targets }) => targets[at('sodium')])).toEqual([0, 0]);
  expect(south.map(({ limits }) => limits[at('sodium')])).toEqual([2000, 2000]);
});
