import { contentCopy } from '../../../../tests/unit/content-copy';
import { ContentReader } from '../../read/content-reader';

const copy = contentCopy();

const PLAIN =
  'has no space, query or user, and in its path only folders of letters, digits, - and _';

test.each([
  ['GATSBY_SITE_URL', 'siteUrl', PLAIN, 'www.soup.example'],
  ['GATSBY_SITE_URL', 'siteUrl', PLAIN, 'https://soup.example/a/?b'],
  ['GATSBY_APP_URL', 'appUrl', 'has no space, query or user', '//app.soup.example'],
])('reports %s, which overrides %s', async (variable, key, expected, address) => {
  process.env[variable] = address;
  // The file is parsed again only if its text has changed.
  await copy.edit('site', (data) => (data.home = address));
  const problems = await copy.checkWithoutLines();
  delete process.env[variable];
  expect(problems).toEqual([
    `content/data/site.json  ${key}: expected an address that begins with https:// and ${expected}, found "${address}" in the variable ${variable}`,
  ]);
});

test('reports the problems of all files at once, and missing and unknown files and keys', async () => {
  await copy.post('soup', 'titel: Soup');
  await copy.remove('content/data/creators.json');
  await copy.write('content/data/plan.json', '{}');
  await copy.remove('content/images/share/backdrop.jpg');
  await copy.edit('professionals', (data) => {
    data.pointTitle = data.pointsTitle;
    delete data.pointsTitle;
  });
  await copy.edit('audiences', ({ tabs: [one, two, three] }) => {
    [two.id, three.picture.alt] = [one.id, ' '];
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/blog/soup.md  titel: unknown key, did you mean "title"?',
    expect.stringMatching(/audiences.json  tabs.1..id: "[a-z]+" appears here a second time/),
    'content/data/audiences.json  tabs[2].picture.alt: expected text, found ""',
    'content/data/creators.json  there is no such file, but a page needs it',
    'content/data/plan.json  no page uses a file of this name, did you mean "plans.json"?',
    'content/data/professionals.json  pointTitle: unknown key, did you mean "pointsTitle"?',
    'content/images/share/backdrop.jpg  there is no picture "backdrop.jpg"',
  ]);
});

test('reports a nutrient without values in foods and targets', async () => {
  const added = { id: 'unobtainium-x', name: 'Unobtainium', symbol: 'U' };
  await copy.edit('nutrients', ({ nutrients }) => nutrients.push({ ...nutrients[0], ...added }));
  expect(await copy.checkWithoutLines()).toEqual(
    ['foods', 'reference-intakes'].map((file) =>
      expect.stringMatching(`nutrients.*: there is no "unobtainium-x" in ${file}.json$`),
    ),
  );
});

test('reports a first day with a food that visitors can’t choose, or without figures', async () => {
  const added = { id: 'dry-soup', name: 'Dry soup', eatable: false };
  await copy.edit('foods', ({ foods }) => foods.push({ ...foods[0], ...added }));
  await copy.edit('reference-intakes', ({ sets }) =>
    sets.push({ ...sets[0], id: 'empty', people: sets[0].people.slice(0, 1) }),
  );
  await copy.edit('try', ({ start }) => {
    start.eaten[0].food = 'dry-soup';
    Object.assign(start, { set: 'empty', person: 'ada' });
  });
  await copy.edit('feature-examples', ({ household, partners }) => {
    household.people.splice(1);
    partners.clients = [...household.people];
  });
  expect(await copy.checkWithoutLines()).toEqual([
    expect.stringContaining('start.person: there is no "ada" in the set "empty" of reference-in'),
    'content/data/try.json  start.eaten[0].food: there is no "dry-soup" in foods.json',
  ]);
});

test('data files can name the product, a plan and the currency', async () => {
  await copy.edit('plans', (data) => (data.currency = 'EUR'));
  await copy.edit('faq', (data) => (data.title = '{product}: the {bowl} in {currency}'));
  const { value } = await new ContentReader(copy.at()).dataFile('faq');
  expect(value?.title).toBe('Soup & Co: the Bowl in euros');
});

test('reports a food without a value, unless its nearest food has one', async () => {
  await copy.edit('foods', ({ foods }) => {
    foods[0].amounts[1] = null;
    foods[1].amounts[1] = null;
    const { ndb, description, amounts } = foods[2];
    foods[1].nearest = { ndb, description, amounts };
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/foods.json  foods[0].amounts[1]: there is no value; add the most similar food that has one as "nearest"',
  ]);
});

/** Changes a plan of $5 a month beside a badge of 50%, and one of $10. */
const priced = (changed: object, annualBadge = '50% OFF') =>
  copy.edit('plans', (data) => {
    data.annualBadge = annualBadge;
    const prices = { monthlyPrice: 5, annualPrice: 30, originalAnnualPrice: 60 };
    Object.assign(data.plans[2], { ...prices, savings: 'Save {saved} a year', ...changed });
    const double = { monthlyPrice: 10, annualPrice: 60, originalAnnualPrice: 120 };
    Object.assign(data.plans[3], { ...double, savings: 'Save {saved} a year' });
  });

const MISPRICED = [
  {
    changed: { annualPrice: 36 },
    problem:
      'annualPrice: expected 30, which is 12 months at $5 less the 50% that annualBadge promises, found the number 36',
  },
  {
    changed: { monthlyPrice: 4.99, annualPrice: 29.94 },
    problem:
      'originalAnnualPrice: expected 59.88, which is 12 months at $4.99, found the number 60',
  },
  { changed: { savings: null }, problem: 'savings: expected text with {saved}, found null' },
];

test.each(MISPRICED)(
  'reports a plan of $$5 a month and 50% off with $changed',
  async ({ changed, problem }) => {
    await priced(changed);
    expect(await copy.checkWithoutLines()).toEqual([
      `content/data/plans.json  plans[2].${problem}`,
    ]);
  },
);

test('reports all prices that a new monthly price affects', async () => {
  await priced({ monthlyPrice: 6 });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/plans.json  plans[2].annualPrice: expected 36, which is 12 months at $6 less the 50% that annualBadge promises, found the number 30',
    'content/data/plans.json  plans[2].originalAnnualPrice: expected 72, which is 12 months at $6, found the number 60',
  ]);
});

test('reports the former id of a plan once, with the known names', async () => {
  await copy.edit('faq', (data) => (data.title = 'About the {ladle}'));
  await copy.edit('trending', (data) => (data.lead = 'The {ladle} and **more**.'));
  await copy.edit('plans', ({ plans }) => (plans[1].id = 'scoop'));
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/trending.json  lead: there is no name {ladle} here, nor in 2 other texts; the names are {product}, {currency}, {spoon}, {scoop}, {bowl} and {cauldron}: write one of them, or "ladle" as the id of a plan in plans.json',
  ]);
  await copy.edit('plans', ({ plans }) => (plans[1].id = 'ladle'));
  expect(await copy.check()).toEqual([]);
});

test('reports a name once for texts that can have the same names', async () => {
  await copy.edit('faq', (data) => (data.title = 'About {salt}'));
  await copy.edit('try', ({ changes }) => {
    changes.meatless = '{salt} pots';
    changes.withMeat = '{salt} pots again';
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/faq.json  title: there is no name {salt} here; the names are {product}, {currency}, {spoon}, {ladle}, {bowl} and {cauldron}',
    'content/data/try.json  changes.meatless: there is no name {salt} here, nor in another text; the names are {dishes}, {product}, {currency}, {spoon}, {ladle}, {bowl} and {cauldron}: write one of them, or "salt" as the id of a plan in plans.json',
  ]);
});

test('reports the line of a key, and of a list entry', async () => {
  const items = [
    { question: 'Why?', answer: 'Soup.' },
    { question: 5, answr: 'Soup.', answer: 'Soup.' },
    { question: 'How?' },
  ];
  await copy.write('content/data/faq.json', JSON.stringify({ title: 'Questions', items }, null, 2));
  expect(await copy.check()).toEqual([
    'content/data/faq.json:9  items[1].question: expected text, found the number 5; put it in quotes',
    'content/data/faq.json:10  items[1].answr: unknown key, did you mean "answer"?',
    'content/data/faq.json:13  items[2].answer: missing, expected text',
  ]);
});

test('accepts a link with a capitalized scheme', async () => {
  await copy.edit('site', (data) => (data.docsUrl = 'Https://docs.soup.house'));
  expect(await copy.check()).toEqual([]);
});

test('finds no problems in the tests’ content', async () => {
  expect(await copy.check()).toEqual([]);
});

test.each([
  ['Two months free', { annualPrice: 50 }],
  ['50% OFF', { monthlyPrice: 4.99, annualPrice: 29.94, originalAnnualPrice: 59.88 }],
  ['33% OFF', { monthlyPrice: 10, annualPrice: 80, originalAnnualPrice: 120 }],
  ['Never', { annualPrice: null, originalAnnualPrice: null, savings: null }],
])('accepts another tab, and the badge %s', async (badge, prices) => {
  await priced(prices, badge);
  if (badge === '33% OFF')
    await copy.edit('plans', ({ plans }) => {
      Object.assign(plans[3], prices);
      // It includes only what costs less.
      delete plans[3].includes;
    });
  await copy.edit('audiences', ({ tabs }) =>
    tabs.push({ ...tabs[0], id: 'night-shifts', role: 'Night shifts' }),
  );
  expect(await copy.check()).toEqual([]);
});
