/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import featureExamples from '../../../content/data/feature-examples.json';
import foods from '../../../content/data/foods.json';
import intakes from '../../../content/data/reference-intakes.json';
import nutrients from '../../../content/data/nutrients.json';
import recipes from '../../../content/data/recipes.json';
import trending from '../../../content/data/trending.json';
import tryContent from '../../../content/data/try.json';
import { readDataSources } from './data-sources';
import { checkNutrition } from './nutrition';

const FILES = {
  nutrients,
  foods,
  recipes,
  'reference-intakes': intakes,
  trending,
  try: tryContent,
};

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nutrition-'));
  await mkdir(join(root, 'content/data'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

/** The problems of the site's own files after a change: file, key and message. */
async function check(change: (files: typeof FILES) => unknown = () => undefined) {
  const files = structuredClone(FILES);
  change(files);
  for (const [name, file] of Object.entries(files)) {
    await writeFile(join(root, `content/data/${name}.json`), JSON.stringify(file));
  }
  const problems = checkNutrition(await readDataSources(root));
  return problems.map(({ file, key, message }) => `${file} ${key}: ${message}`);
}

test('finds no problem in the site’s own files', async () => {
  expect(await check()).toEqual([]);
});

test('reports an amount that is larger than in any food', async () => {
  expect(await check((files) => (files.foods.foods[0]!.amounts[3] = 4600))).toEqual([
    'content/data/foods.json foods[0].amounts[3]: expected at most 2000 mg of vitamin-c in 100 g, which is the largest in nutrients.json, found the number 4600',
  ]);
});

test('reports an amount with more decimals than the database gives', async () => {
  expect(await check((files) => (files.foods.foods[0]!.amounts[16] = 0.00012))).toEqual([
    'content/data/foods.json foods[0].amounts[16]: expected no more than 2 decimals for the mg of iron in 100 g, found the number 0.00012',
  ]);
});

test('ignores a number of decimals that no number can have', async () => {
  expect(await check((files) => (files.nutrients.nutrients[0]!.decimals = 101))).toEqual([]);
});

test('reports ids of the first day that don’t exist', async () => {
  const problems = await check(({ try: { start, withoutTarget } }) => {
    start.person = 'woman-36';
    start.eaten[0]!.food = 'lemon-juice';
    withoutTarget.push('salt');
  });
  expect(problems).toEqual([
    'content/data/try.json start.eaten[0].food: there is no "lemon-juice" in the eatable foods of foods.json',
    'content/data/try.json start.person: there is no "woman-36" in that set of reference-intakes.json, did you mean "woman-35"?',
    'content/data/try.json withoutTarget[2]: there is no "salt" in nutrients.json',
  ]);
});

test('reports an official set that doesn’t exist', async () => {
  expect(await check((files) => (files.try.start.set = 'uk'))).toEqual([
    'content/data/try.json start.set: there is no "uk" in reference-intakes.json',
  ]);
});

test('reports a column that isn’t a nutrient, and a nutrient without a column', async () => {
  expect(await check((files) => (files.foods.columns[1] = 'fibre'))).toEqual([
    'content/data/foods.json columns[1]: there is no "fibre" in nutrients.json, did you mean "fiber"?',
    'content/data/foods.json columns: expected every nutrient of nutrients.json, "fiber" is missing',
  ]);
});

test('reports a nutrient without targets', async () => {
  expect(await check((files) => files['reference-intakes'].columns.pop())).toEqual([
    'content/data/reference-intakes.json columns: expected every nutrient of nutrients.json, "selenium" is missing',
  ]);
});

test('reports an ingredient that isn’t a food', async () => {
  expect(
    await check((files) => (files.recipes.recipes[0]!.ingredients[1]!.food = 'salmons')),
  ).toEqual([
    'content/data/recipes.json recipes[0].ingredients[1].food: there is no "salmons" in foods.json, did you mean "salmon"?',
  ]);
});

test('reports a trending recipe without ingredients, and ingredients without a trending recipe', async () => {
  expect(await check((files) => (files.trending.items[6]!.recipe = 'tomato-soups'))).toEqual([
    'content/data/recipes.json recipes[6].id: no item of trending.json names "tomato-soup"',
    'content/data/trending.json items[6].recipe: there is no "tomato-soups" in recipes.json, did you mean "tomato-soup"?',
  ]);
});

test.each(Object.keys(FILES))(
  'reports nothing for a missing or broken %s.json, which has its own check',
  async (name) => {
    await check();
    const path = join(root, `content/data/${name}.json`);
    await writeFile(path, '{');
    expect(checkNutrition(await readDataSources(root))).toEqual([]);
    await rm(path);
    expect(checkNutrition(await readDataSources(root))).toEqual([]);
  },
);

/** The target of a nutrient for a person in a set. */
function targetOf(setName: string, personName: string, nutrientName: string) {
  const set = intakes.sets.find(({ name }) => name === setName);
  const person = intakes.people.find(({ name }) => name === personName);
  const nutrient = nutrients.nutrients.find(({ name }) => name === nutrientName);
  const intake = set?.people.find((entry) => entry.person === person?.id);
  return intake?.targets[intakes.columns.indexOf(nutrient?.id ?? '')];
}

test('the example of a household has the targets of the US/Canada set', () => {
  const { people, nutrients: headings } = featureExamples.household;
  for (const person of people) {
    const targets = headings.map((heading) =>
      targetOf('US/Canada', person.name, heading.split(',')[0]!),
    );
    expect([person.name, ...targets]).toEqual([person.name, ...person.targets]);
  }
});

test('the example of targets has the targets of the EU set for a woman of 35', () => {
  const official = featureExamples.targets.rows.map(({ official: target }) => target);
  const targets = featureExamples.targets.rows.map(({ nutrient }) =>
    targetOf(featureExamples.targets.chosen, 'Woman, 35', nutrient),
  );
  expect(targets).toEqual(official);
});

/** Sums an amount over a recipe's ingredients, for one serving. `amountIn` reads it from 100 g of a food. */
function servingOf(
  recipe: (typeof recipes.recipes)[number],
  amountIn: (food: (typeof foods.foods)[number]) => number,
) {
  const whole = recipe.ingredients.reduce((sum, { food: id, grams }) => {
    const food = foods.foods.find((entry) => entry.id === id)!;
    return sum + (amountIn(food) * grams) / 100;
  }, 0);
  return whole / recipe.servings;
}

test('a serving of each recipe has the energy of a snack or a meal', () => {
  for (const recipe of recipes.recipes) {
    const energy = servingOf(recipe, ({ per100g }) => per100g.energy);
    expect([recipe.id, energy > 150, energy < 900]).toEqual([recipe.id, true, true]);
  }
});
