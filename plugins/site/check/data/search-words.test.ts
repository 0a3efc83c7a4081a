import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

/** Changes answers on /try. */
const answer = (...words: string[][]) =>
  copy.edit(
    'try',
    ({ foods }) => (foods.answers = words.map((each) => ({ words: each, text: 'No.' }))),
  );

const WORDS = 'content/data/try.json  foods.answers';

test.each([
  [
    'Soup',
    [['soup'], ['Soup']],
    '[1].words[0]: "Soup" is the same as foods.answers[0].words[0]; delete one of them',
  ],
  [
    'hotdogs',
    [['pill', 'hot dog'], ['hotdogs']],
    '[1].words[0]: "hotdogs" is the same as foods.answers[0].words[1]; delete one of them',
  ],
  [
    'Stews',
    [['stew', 'Stews']],
    '[0].words[1]: "Stews" is the same as foods.answers[0].words[0]; delete one of them',
  ],
  [
    'bread',
    [['bread']],
    '[0].words[0]: expected what is no food here, found "bread", a name of "Bread, dark rye sourdough"; delete it',
  ],
  [
    'Eggs',
    [['soup', 'Eggs']],
    '[0].words[1]: expected what is no food here, found "Eggs", a name of "Egg"; delete it',
  ],
  [
    '…',
    [['soup', '…']],
    '[0].words[1]: expected letters or digits, which are all that a search looks at, found "…"; delete it',
  ],
])('reports %s, which an answer of a search never gets', async (_, words, problem) => {
  await answer(...words);
  expect(await copy.checkWithoutLines()).toEqual([WORDS + problem]);
});

test.each([
  ['beet', 'Beet'],
  ['Filberts', 'Hazelnuts'],
  ['Trout', 'Trout, smoked'],
  ['eggs', 'Egg'],
])('reports a food that is instead of %s, which is here', async (other, name) => {
  await copy.edit('foods', ({ foods }) => (foods[0].insteadOf = ['papaya', other]));
  expect(await copy.checkWithoutLines()).toEqual([
    `content/data/foods.json  foods[0].insteadOf[1]: expected a food that isn’t here, found "${other}", a name of "${name}"; delete it`,
  ]);
});

test.each(['words', 'insteadOf'])(
  'reports %s of a food that visitors can’t choose',
  async (key) => {
    await copy.edit('foods', ({ foods }) => {
      const flour = foods.findIndex(({ id }: { id: string }) => id === 'flour');
      [foods[0], foods[flour]] = [{ ...foods[flour], [key]: ['semolina'] }, foods[0]];
    });
    expect(await copy.checkWithoutLines()).toEqual([
      `content/data/foods.json  foods[0].${key}: a search finds only foods with "eatable": true; delete "${key}"`,
    ]);
  },
);

test('reports a food among the words that a search ignores', async () => {
  await copy.edit('try', ({ foods }) => (foods.ignored = ['of', 'Kale', 'pint']));
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/try.json  foods.ignored[1]: expected a word that is no food, found "Kale", a name of "Kale"; delete it',
  ]);
});

test('reports ignored words that no search ignores, or that hide an answer', async () => {
  await answer(['soup'], ['spring roll']);
  await copy.edit('foods', ({ foods }) => (foods[0].insteadOf = ['papaya']));
  await copy.edit('try', ({ foods }) => {
    foods.ignored = ['OF', 'in the', '…', 'Soups', 'papaya', 'of', 'roll'];
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/try.json  foods.ignored[1]: expected one word, found "in the"; write each word as an entry of its own',
    'content/data/try.json  foods.ignored[2]: expected one word, found "…"; delete it, because a search looks at letters and digits only',
    'content/data/try.json  foods.ignored[3]: expected a word that only joins foods, found "Soups", which an answer or the "insteadOf" of a food has; delete one of them',
    'content/data/try.json  foods.ignored[4]: expected a word that only joins foods, found "papaya", which an answer or the "insteadOf" of a food has; delete one of them',
    'content/data/try.json  foods.ignored[5]: "of" is the same as foods.ignored[0]; delete one of them',
  ]);
});

test('accepts an answer to what foods are instead of, and to no words at all', async () => {
  await answer(['Pizza', 'crème brûlée', 'cup']);
  expect(await copy.check()).toEqual([]);
  await copy.edit('try', ({ foods }) => {
    delete foods.answers;
    delete foods.ignored;
  });
  expect(await copy.check()).toEqual([]);
});
