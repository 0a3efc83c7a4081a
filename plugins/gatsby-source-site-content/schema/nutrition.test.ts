/** @jest-environment node */
import foodsFile from '../../../content/data/foods.json';
import intakesFile from '../../../content/data/reference-intakes.json';
import nutrientsFile from '../../../content/data/nutrients.json';
import recipesFile from '../../../content/data/recipes.json';
import { formatPath } from '../check/problem';
import { findIssues } from '../check/validate';
import { dataFiles } from './data-files';

const format = (issues: ReturnType<typeof findIssues>) =>
  issues.map(({ path, message }) => `${formatPath(path)}: ${message}`);

/** The issues of foods.json after a change. Its first food is the apple, and amounts[20] is sodium. */
function inFoods(change: (file: typeof foodsFile) => unknown): string[] {
  const file = structuredClone(foodsFile);
  change(file);
  return format(findIssues(dataFiles.foods, file));
}

function inRecipes(change: (file: typeof recipesFile) => unknown): string[] {
  const file = structuredClone(recipesFile);
  change(file);
  return format(findIssues(dataFiles.recipes, file));
}

function inIntakes(change: (file: typeof intakesFile) => unknown): string[] {
  const file = structuredClone(intakesFile);
  change(file);
  return format(findIssues(dataFiles['reference-intakes'], file));
}

const setFirst = (change: (apple: (typeof foodsFile.foods)[number]) => unknown) =>
  inFoods(({ foods }) => change(foods[0]!));

test('the site’s own files have no issues', () => {
  expect(inFoods(() => undefined)).toEqual([]);
  expect(inRecipes(() => undefined)).toEqual([]);
  expect(inIntakes(() => undefined)).toEqual([]);
  expect(findIssues(dataFiles.nutrients, nutrientsFile)).toEqual([]);
});

test('the parts of 100 g have to add up to 100 g', () => {
  expect(setFirst(({ per100g }) => (per100g.water = 8.556))).toEqual([
    'foods[0].per100g: expected water, protein, fat, carbohydrate and ash to add up to 100 g, found 22.99 g',
  ]);
});

test('minerals must not outweigh the ash, so a wrong unit is an error', () => {
  expect(setFirst(({ amounts }) => (amounts[20] = 1000))).toEqual([
    'foods[0].amounts: expected calcium, magnesium, phosphorus, potassium, sodium to weigh no more than the ash, 0.19 g, found 1.13 g',
  ]);
});

test('energy has to match its parts, so kilojoules are an error', () => {
  expect(setFirst(({ per100g }) => (per100g.energy = 218))).toEqual([
    'foods[0].per100g.energy: expected about 53 kcal, which its protein, fat, carbohydrate and fiber have, found 218; if the database is right, say why in energyNote',
  ]);
});

test('a note can explain energy that differs', () => {
  const explained = { energyNote: 'It is dense.' };
  expect(
    setFirst((apple) => {
      apple.per100g.energy = 218;
      Object.assign(apple, explained);
    }),
  ).toEqual([]);
});

test('a note is an error if the energy matches its parts', () => {
  expect(setFirst((apple) => Object.assign(apple, { energyNote: 'It is dense.' }))).toEqual([
    'foods[0].energyNote: the energy is what its parts add up to; this note explains nothing',
  ]);
});

test('a portion has to weigh more than 0 g', () => {
  expect(setFirst(({ portions }) => (portions[0]!.grams = 0))).toEqual([
    'foods[0].portions[0].grams: expected a weight in grams, above 0, found the number 0',
  ]);
});

test('a food needs a portion', () => {
  expect(setFirst((apple) => (apple.portions = []))).toEqual([
    'foods[0].portions: expected at least one entry, found none',
  ]);
});

test('an amount must not be negative', () => {
  expect(setFirst(({ amounts }) => (amounts[2] = -3))).toEqual([
    'foods[0].amounts[2]: expected a number, not below 0, found the number -3',
  ]);
});

test('a food needs an amount of each nutrient', () => {
  expect(setFirst(({ amounts }) => amounts.pop())).toEqual([
    'foods[0].amounts: expected 25 entries, one for each of columns, found 24',
  ]);
});

test('columns must not list a nutrient twice', () => {
  expect(inFoods(({ columns }) => (columns[3] = 'vitamin-a'))).toEqual([
    'columns[3]: "vitamin-a" appears here a second time; it is entry [2], too',
  ]);
});

test('two foods must not have the same number in the database', () => {
  expect(inFoods(({ foods }) => (foods[1]!.ndb = '09003'))).toEqual([
    'foods[1].ndb: "09003" appears here a second time; entry [0] has it, too',
  ]);
});

test('a food’s group has to exist', () => {
  expect(setFirst((apple) => (apple.group = 'fruits'))).toEqual([
    'foods[0].group: there is no "fruits" in groups, did you mean "fruit"?',
  ]);
});

test('a recipe needs ingredients', () => {
  expect(inRecipes(({ recipes }) => (recipes[0]!.ingredients = []))).toEqual([
    'recipes[0].ingredients: expected at least one entry, found none',
  ]);
});

test('a recipe has to have at least one serving', () => {
  expect(inRecipes(({ recipes }) => (recipes[0]!.servings = 0))).toEqual([
    'recipes[0].servings: expected a whole number from 1, found the number 0',
  ]);
});

test('a recipe must not list an ingredient twice', () => {
  expect(inRecipes(({ recipes }) => (recipes[0]!.ingredients[1]!.food = 'rice'))).toEqual([
    'recipes[0].ingredients[1].food: "rice" appears here a second time; entry [0] has it, too',
  ]);
});

test('a limit has to be above the target', () => {
  expect(inIntakes(({ sets }) => (sets[0]!.people[0]!.limits[3] = 4.5))).toEqual([
    'sets[0].people[0].limits[3]: expected a limit of vitamin-c above its target, 45, found the number 4.5',
  ]);
});

test('a person needs a target, or null, for each nutrient', () => {
  expect(inIntakes(({ sets }) => sets[1]!.people[0]!.targets.pop())).toEqual([
    'sets[1].people[0].targets: expected 25 entries, one for each of columns, found 24',
  ]);
});

test('a target without a column is reported as one entry too many', () => {
  expect(inIntakes(({ sets }) => sets[1]!.people[0]!.targets.push(1))).toEqual([
    'sets[1].people[0].targets: expected 25 entries, one for each of columns, found 26',
  ]);
});

test('amounts have at most three decimals', () => {
  const file = structuredClone(nutrientsFile);
  file.nutrients[0]!.decimals = 4;
  expect(format(findIssues(dataFiles.nutrients, file))).toEqual([
    'nutrients[0].decimals: expected a whole number from 0 to 3, found the number 4',
  ]);
});

test('a target needs a kind and a source', () => {
  expect(inIntakes(({ sets }) => (sets[1]!.people[0]!.targets[0] = 50))).toEqual([
    'sets[1].people[0].targets[0]: expected a kind and a source of protein in this set, found null',
  ]);
});

test('the people and the sources of a set have to exist, and each person needs a set', () => {
  const change = ({ sets }: typeof intakesFile) => {
    sets[0]!.people[0]!.person = 'girl-11';
    sets[0]!.sources[1] = 'dri-macronutrient';
  };
  expect(inIntakes(change)).toEqual([
    'people[0].id: no set has figures of "girl-10"',
    'sets[0].sources[1]: there is no "dri-macronutrient" in sources, did you mean "dri-macronutrients"?',
    'sets[0].people[0].person: there is no "girl-11" in people, did you mean "girl-10"?',
  ]);
});
