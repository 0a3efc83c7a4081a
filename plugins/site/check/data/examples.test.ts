import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

test('reports a dish of a view that shows none of its own', async () => {
  await copy.edit('how-it-works', ({ setup, steps }) => {
    setup[0].example.dish = 'Barley salad with plums';
    steps[1].example.dish = 'Barley salad with plums';
  });
  await copy.edit('professionals', ({ points }) => {
    points[3].example.dish = 'Barley salad with plums';
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/how-it-works.json  setup[0].example.dish: only the view "meal" shows it, found "profile"; delete "dish"',
    'content/data/how-it-works.json  steps[1].example.dish: only the view "meal" shows it, found "recipe"; delete "dish"',
    'content/data/professionals.json  points[3].example.dish: only the view "meal" shows it, found "client"; delete "dish"',
  ]);
});

test('reports a fact about the best dish beside a view without it', async () => {
  await copy.edit('professionals', ({ points }) => {
    points[0].fact = '{score} closed';
    points[2].fact = '{score} closed';
    points[3].fact = '{score} closed';
  });
  await copy.edit('creators', ({ points }) => {
    points[0].example.dish = 'Barley salad with plums';
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/creators.json  points[0].fact: it is about the best dish of the day, and the view shows "Barley salad with plums"; delete "fact", or the "dish" of the view',
    'content/data/professionals.json  points[0].fact: it is about the best dish of a day, which the view "intake" doesn’t show; delete "fact"',
    'content/data/professionals.json  points[2].fact: it is about the best dish of a day, which the view "clients" doesn’t show; delete "fact"',
  ]);
});

test.each([
  [
    'Kale',
    'expected small letters, because it stands within a sentence, found "Kale"; write "kale"',
  ],
  [
    'beef',
    'expected what is in the recipe, found "beef", which names none of its foods; delete it, or add the food',
  ],
  [
    'soft salmon',
    'expected what is in the recipe, found "soft salmon", which names none of its foods; delete it, or add the food',
  ],
])('reports %s to cook through, with which the warning would be wrong', async (name, problem) => {
  await copy.edit('recipes', ({ recipes }) => {
    const recipe = recipes.find(({ cookThrough }: { cookThrough?: string[] }) => cookThrough);
    recipe.cookThrough = ['egg', name];
    recipes.unshift(...recipes.splice(recipes.indexOf(recipe), 1));
  });
  expect(await copy.checkWithoutLines()).toEqual([
    `content/data/recipes.json  recipes[0].cookThrough[1]: ${problem}`,
  ]);
});

test('reports the same food twice among those to cook through', async () => {
  await copy.edit('recipes', ({ recipes }) => {
    const recipe = recipes.find(({ cookThrough }: { cookThrough?: string[] }) => cookThrough);
    recipe.cookThrough = ['egg', 'eggs'];
    recipes.unshift(...recipes.splice(recipes.indexOf(recipe), 1));
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/recipes.json  recipes[0].cookThrough[1]: "eggs" is the same as "egg"; delete one of them',
  ]);
});
