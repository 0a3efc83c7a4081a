import { contentCopy } from '../../../../tests/unit/content-copy';

type Json = Record<string, any>;

const copy = contentCopy();

test('reports a second spelling of a topic, which would be another row', async () => {
  await copy.edit('plans', ({ plans }: Json) => (plans[2].features[0].topic = 'eaters'));
  expect(await copy.checkWithoutLines()).toContain(
    'content/data/plans.json  plans[2].features[0].topic: expected "Eaters", found "eaters"',
  );
});

test('reports quotation marks around what somebody said, which the page adds', async () => {
  await copy.edit('plans', ({ voices }: Json) => (voices.quotes[0].words = '“Three pots.”'));
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/plans.json  voices.quotes[0].words: expected the words without quotation marks, found "“Three pots.”"',
  ]);
});

const NOT_COMPARED = [
  {
    name: 'a topic without a table',
    change: (plans: Json) => delete plans.table,
    problem:
      'plans[0].features[2].topic: is a row of "table", which this file doesn’t have; delete it',
  },
  {
    name: 'topics of the only plan',
    change: (file: Json) => (file.plans = file.plans.slice(1, 2)),
    problem:
      'plans[0].features[0].topic: is a row of the table that compares plans, and this is the only one; delete it',
  },
];
test.each(NOT_COMPARED)('reports $name, which no page would show', async ({ change, problem }) => {
  await copy.edit('plans', change);
  const [first] = await copy.checkWithoutLines();
  expect(first).toBe(`content/data/plans.json  ${problem}`);
});

test.each([
  {
    name: 'itself',
    change: ({ plans }: Json) => (plans[3].includes = 'cauldron'),
    problem:
      'plans[3].includes: expected the id of a plan that costs less than this one, found "cauldron"; choose another, or delete it',
  },
  {
    name: 'a dearer one',
    change: ({ plans }: Json) => (plans[1].includes = 'bowl'),
    problem:
      'plans[1].includes: expected the id of a plan that costs less than this one, found "bowl"; choose another, or delete it',
  },
  {
    name: 'one that doesn’t exist',
    change: ({ plans }: Json) => (plans[3].includes = 'kettle'),
    problem: expect.stringContaining('plans[3].includes: there is no "kettle" in plans'),
  },
  {
    name: 'another without a table',
    change: (plans: Json) => {
      delete plans.table;
      for (const plan of plans.plans) for (const feature of plan.features) delete feature.topic;
    },
    problem: 'plans[3].includes: is shown by "table", which this file doesn’t have; delete it',
  },
])('reports a plan that includes $name', async ({ change, problem }) => {
  await copy.edit('plans', change);
  const [first = '', ...others] = await copy.checkWithoutLines();
  expect(others).toEqual([]);
  expect(first.replace('content/data/plans.json  ', '')).toEqual(problem);
});

test.each([
  {
    name: 'a plan that includes a free one',
    change: ({ plans }: Json) => (plans[3].includes = 'spoon'),
  },
  {
    name: 'a plan of which nobody has said that it includes another',
    change: ({ plans }: Json) => delete plans[3].includes,
  },
  {
    name: 'the end of early access',
    change: (plans: Json) => delete plans.banner,
  },
  {
    name: 'a page without a screen of the app',
    change: (plans: Json) => delete plans.screen,
  },
  {
    name: 'a page without voices',
    change: (plans: Json) => delete plans.voices,
  },
])('accepts $name', async ({ change }) => {
  await copy.edit('plans', change);
  expect(await copy.check()).toEqual([]);
});
