/** @jest-environment node */
import site from '../../../content/data/site.json';
import { contentCopy, type Broken } from '../../../tests/unit/content-copy';
import { pictureFile } from '../../../tests/unit/picture-file';

const copy = contentCopy();

/** Changes the value of a data file. */
const edit =
  (name: string, change: Parameters<typeof copy.edit>[1]): Broken[1] =>
  (content) =>
    content.edit(name, change);

const brokenFields: Broken[] = [
  [
    'a missing file',
    ({ remove }) => remove('content/data/creators.json'),
    ['content/data/creators.json  there is no such file, but a page needs it'],
  ],
  [
    'an unknown file',
    ({ write }) => write('content/data/plan.json', '{}'),
    ['content/data/plan.json  no page uses a file of this name, did you mean "plans.json"?'],
  ],
  [
    'an unknown key',
    edit('professionals', (data) => {
      data.pointTitle = data.pointsTitle;
      delete data.pointsTitle;
    }),
    [
      'content/data/professionals.json  pointsTitle: missing, expected a text',
      'content/data/professionals.json  pointTitle: unknown key, did you mean "pointsTitle"?',
    ],
  ],
  [
    'an empty text',
    edit('hero', (data) => (data.headline = ' ')),
    ['content/data/hero.json  headline: expected a text, found an empty text'],
  ],
  [
    'a number in the place of a text',
    edit('faq', (data) => (data.title = 5)),
    ['content/data/faq.json  title: expected a text, found the number 5; put it in quotes'],
  ],
  [
    'an empty list',
    edit('faq', (data) => (data.items = [])),
    ['content/data/faq.json  items: expected at least one entry, found none'],
  ],
  [
    'a list of another length than the page shows',
    edit('how-it-works', (data) => data.setup.pop()),
    ['content/data/how-it-works.json  setup: expected exactly 2 entries, found 1'],
  ],
  [
    'an address that isn’t https',
    edit('site', (data) => (data.social[0].url = 'http://x.com/soup')),
    [
      'content/data/site.json  social[0].url: expected an address that begins with https://, found the text "http://x.com/soup"',
    ],
  ],
  [
    'a path without a slash',
    edit('site', (data) => (data.logIn = 'login')),
    ['content/data/site.json  logIn: expected a path such as /signup, found the text "login"'],
  ],
  ...['https://soup.example/blog', 'https://ada@soup.example', 'https://soup.example/?a=b'].map(
    (address): Broken => [
      `the address ${address} of the site`,
      edit('site', (data) => (data.siteUrl = address)),
      [
        `content/data/site.json  siteUrl: expected an address that begins with https:// and has no path, space, query or user, found the text "${address}"`,
      ],
    ],
  ),
  [
    'an invalid e-mail address',
    edit('site', (data) => (data.creatorsEmail = 'ada at soup.example')),
    [
      'content/data/site.json  creatorsEmail: expected an e-mail address, found the text "ada at soup.example"',
    ],
  ],
  [
    'an unknown social network',
    edit('site', (data) => (data.social = [{ ...data.social[0], network: 'tictok' }])),
    [
      'content/data/site.json  social[0].network: expected one of "youtube", "instagram", "tiktok", "x" or "threads", found the text "tictok", did you mean "tiktok"?',
    ],
  ],
  [
    'a cookie named __proto__',
    edit('site', (data) => (data.themeCookie = '__proto__')),
    [
      'content/data/site.json  themeCookie: expected a name of letters, digits, - and _ that begins with a letter, found the text "__proto__"',
    ],
  ],
  [
    'an invalid language tag',
    edit('site', (data) => (data.locale = 'English')),
    [
      'content/data/site.json  locale: expected the tag of a language such as en-US, found the text "English"',
    ],
  ],
  [
    'an invalid color',
    edit('hero', (data) => (data.slides[0].backdrop = 'orange')),
    [
      'content/data/hero.json  slides[0].backdrop: expected a color such as #E0A66C, found the text "orange"',
    ],
  ],
  [
    'an unknown icon',
    edit('how-it-works', (data) => (data.steps[1].icon = 'pencils')),
    [
      'content/data/how-it-works.json  steps[1].icon: expected one of "search", "pencil", "calendar" or "chart", found the text "pencils", did you mean "pencil"?',
    ],
  ],
  [
    'a flag that is neither true nor false',
    edit('how-it-works', (data) => (data.setup[1].optional = 'yes')),
    [
      'content/data/how-it-works.json  setup[1].optional: expected true or false, found the text "yes"',
    ],
  ],
  [
    'a message without a required placeholder',
    edit('blog', (data) => (data.list.position = 'Page {page}')),
    [
      'content/data/blog.json  list.position: expected a text with {page} and {pages}, found the text "Page {page}"',
    ],
  ],
  [
    'a message with an unknown placeholder',
    edit('hero', (data) => (data.slideshow.goTo = 'Slide {numbr}')),
    [
      'content/data/hero.json  slideshow.goTo: there is no name {numbr} here, did you mean "number"?',
    ],
  ],
  [
    'a description that is too short',
    edit('blog', (data) => (data.description = 'Articles by {product}.')),
    ['content/data/blog.json  description: expected a text of 70 to 160 characters, found 22'],
  ],
  [
    'a title that is too short',
    edit('plans', (data) => (data.title = 'P')),
    [
      `content/data/plans.json  title: expected a title of 20 to 65 characters in the browser’s tab, found ${`P · ${site.name}`.length}: "P · ${site.name}"`,
    ],
  ],
  [
    'a picture that doesn’t exist',
    edit('audiences', (data) => (data.tabs[0].image = '../images/nowhere.jpg')),
    ['content/data/audiences.json  tabs[0].image: there is no picture "../images/nowhere.jpg"'],
  ],
  [
    'a picture that is too small',
    async (content) => {
      await content.write('content/images/small.png', await pictureFile(640, 360));
      await content.edit('hero', (data) => (data.slides[2].image = '../images/small.png'));
    },
    [
      'content/data/hero.json  slides[2].image: expected a picture at least 2000 pixels wide, "../images/small.png" has 640',
    ],
  ],
  [
    'a missing backdrop of shared pictures',
    ({ remove }) => remove('content/images/share/backdrop.jpg'),
    ['content/images/share/backdrop.jpg  there is no picture "backdrop.jpg"'],
  ],
  [
    'a link to an article that doesn’t exist',
    edit('try', (data) => (data.notes.article = '/blog/no-soup-at-all')),
    ['content/data/try.json  notes.article: there is no article "/blog/no-soup-at-all"'],
  ],
];

const brokenRules: Broken[] = [
  [
    'a duplicate rank',
    edit('trending', (data) => (data.items[3].rank = data.items[2].rank = 3)),
    [
      'content/data/trending.json  items[3].rank: 3 appears here a second time; entry [2] has it, too',
    ],
  ],
  [
    'a rank out of range',
    edit('trending', (data) => (data.items[9].rank = 11)),
    [
      'content/data/trending.json  items[9].rank: expected a whole number from 1 to 10, found the number 11',
    ],
  ],
  [
    'a duplicate id',
    edit('audiences', (data) => data.tabs.push({ ...data.tabs[0], role: 'Cooks' })),
    [
      expect.stringMatching(
        /tabs\[\d+\]\.id: ".+" appears here a second time; entry \[0\] has it, too/,
      ),
    ],
  ],
  [
    'an example with too few figures',
    edit('feature-examples', (data) => {
      data.household.nutrients = ['Iron, mg', 'Zinc, mg'];
      data.household.people = [{ name: 'Ada', targets: [18] }];
    }),
    [
      'content/data/feature-examples.json  household.people[0].targets: expected 2 entries, one for each of household.nutrients, found 1',
    ],
  ],
  [
    'an example that chooses an unknown set',
    edit('feature-examples', (data) => {
      data.targets.sets = ['EU', 'Nordic'];
      data.targets.chosen = 'Asia';
    }),
    [
      'content/data/feature-examples.json  targets.chosen: there is no "Asia" in targets.sets; expected "EU" or "Nordic"',
    ],
  ],
  [
    'a recipe with a food that doesn’t exist',
    edit('recipes', (data) => (data.recipes[0].ingredients[0].food = 'no-such-food-at-all')),
    [
      'content/data/recipes.json  recipes[0].ingredients[0].food: there is no "no-such-food-at-all" in foods.json',
    ],
  ],
  [
    'a trending recipe without ingredients',
    edit('trending', (data) => (data.items[0].recipe = 'no-such-recipe-at-all')),
    [
      'content/data/trending.json  items[0].recipe: there is no "no-such-recipe-at-all" in recipes.json',
    ],
  ],
  [
    'a food with a missing amount',
    edit('foods', (data) => (data.foods[0].amounts = [1, 2])),
    [/foods\[0\]\.amounts: expected \d+ entries, one for each of columns, found 2/],
  ],
  [
    'a nutrient without values in foods',
    edit('nutrients', (data) =>
      data.nutrients.push({ ...data.nutrients[0], id: 'unobtainium-x', name: 'Unobtainium' }),
    ),
    [
      expect.stringMatching(/nutrients\[\d+\]\.id: there is no "unobtainium-x" in foods\.json/),
      /nutrients\[\d+\]\.id: there is no "unobtainium-x" in reference-intakes\.json/,
    ],
  ],
  [
    'a first day with too many portions',
    edit('try', (data) => (data.start.eaten[0].portions = 10)),
    [
      'content/data/try.json  start.eaten[0].portions: expected a whole number from 1 to 9, found the number 10',
    ],
  ],
  [
    'a first day with a food that visitors can’t choose',
    async (content) => {
      await content.edit('foods', (data) => {
        data.foods.push({ ...data.foods[0], id: 'dry-soup', name: 'Dry soup', eatable: false });
      });
      await content.edit('try', (data) => (data.start.eaten[0].food = 'dry-soup'));
    },
    [
      'content/data/try.json  start.eaten[0].food: expected a food that visitors can choose, but "dry-soup" isn’t eatable',
    ],
  ],
  [
    'a first day of a person of whom the set has no figures',
    async (content) => {
      await content.edit('reference-intakes', (data) => {
        data.sets.push({ ...data.sets[0], id: 'empty', people: data.sets[0].people.slice(0, 1) });
      });
      await content.edit('try', (data) =>
        Object.assign(data.start, { set: 'empty', person: 'ada' }),
      );
    },
    [
      expect.stringMatching(
        /start\.person: there is no "ada" in the set "empty" of reference-intakes\.json; expected ".+"/,
      ),
    ],
  ],
];

/** A plan of $5 a month beside a badge of 50 %, with some fields replaced. */
const plan = (replaced: object): Broken[1] =>
  edit('plans', (data) => {
    data.annualBadge = '50% OFF';
    Object.assign(data.plans[1], {
      monthlyPrice: 5,
      annualPrice: 30,
      originalAnnualPrice: 60,
      savings: 'Save $30 a year',
      ...replaced,
    });
  });

const brokenPlans: Broken[] = [
  [
    'a price that is a text',
    plan({ monthlyPrice: '5' }),
    [
      'content/data/plans.json  plans[1].monthlyPrice: expected a whole number of dollars, found the text "5"',
    ],
  ],
  [
    'a saving that isn’t the difference of the prices',
    plan({ savings: 'Save $20 a year' }),
    [
      'content/data/plans.json  plans[1].savings: expected a text that names $30, which is $60 less $30, found the text "Save $20 a year"',
    ],
  ],
  [
    'an annual price that contradicts the badge',
    plan({ annualPrice: 36 }),
    [
      'content/data/plans.json  plans[1].annualPrice: expected 30, which is 12 months at $5 less the 50% that annualBadge promises, found the number 36',
    ],
  ],
  [
    'a crossed-out price that isn’t twelve monthly prices',
    plan({ originalAnnualPrice: 55 }),
    [
      'content/data/plans.json  plans[1].originalAnnualPrice: expected 60, which is 12 months at $5, found the number 55',
    ],
  ],
  [
    'a saving of a plan that costs nothing',
    plan({ monthlyPrice: 0, annualPrice: 0, originalAnnualPrice: null }),
    [
      'content/data/plans.json  plans[1].savings: expected null, because nothing is saved, found the text "Save $30 a year"',
    ],
  ],
];

test('finds no problems in the site’s own content', async () => {
  expect(await copy.check()).toEqual([]);
});

test.each([...brokenFields, ...brokenRules, ...brokenPlans])(
  'reports %s',
  async (_name, change, problems) => {
    await change(copy);
    expect(await copy.checkWithoutLines()).toEqual(problems);
  },
);

const NOT_FOUND = 'content/data/not-found.json';

const brokenJson: [name: string, text: string | Buffer, problem: string][] = [
  [
    'a missing comma',
    '{\n  "name": "a"\n  "title": "b"\n}',
    ':3  broken JSON: expected a comma, found "title"',
  ],
  [
    'a comma too many',
    '{\n  "name": "a",\n}',
    ':3  broken JSON: expected a key in double quotes, found }',
  ],
  ['a comment', '{\n  // soon\n}', ':2  broken JSON: expected no comment, found // soon'],
  [
    'a duplicate key',
    '{\n  "name": "a",\n  "name": "b"\n}',
    ':3  the key "name" appears here a second time',
  ],
  [
    'a byte order mark',
    '\uFEFF{}',
    ':1  the file begins with a byte order mark; save it as UTF-8 without one',
  ],
  [
    'other bytes than UTF-8',
    Buffer.from('{"name":\n"é"}', 'latin1'),
    ':2  expected text in UTF-8, found other bytes; save the file as UTF-8',
  ],
  ['lists nested too deeply', '['.repeat(100_000), ':1  objects and lists are nested too deeply'],
  ['a list in the place of an object', '[]', ':1  expected an object, found a list'],
];

test.each(brokenJson)('reports %s and its line', async (_name, text, problem) => {
  await copy.write(NOT_FOUND, text);
  expect(await copy.check()).toEqual([NOT_FOUND + problem]);
});

test('names the line of a key, and of an entry of a list', async () => {
  const faq = {
    title: 'Questions',
    items: [
      { question: 'Why?', answer: 'Soup.' },
      { question: 5, answr: 'Soup.', answer: 'Soup.' },
    ],
  };
  await copy.write('content/data/faq.json', JSON.stringify(faq, null, 2));
  expect(await copy.check()).toEqual([
    'content/data/faq.json:9  items[1].question: expected a text, found the number 5; put it in quotes',
    'content/data/faq.json:10  items[1].answr: unknown key, did you mean "answer"?',
  ]);
});

test('reports the problems of all files at once', async () => {
  await copy.write(NOT_FOUND, '[]');
  await copy.post('soup', 'titel: Soup');
  await copy.edit('faq', (data) => (data.title = ''));
  expect((await copy.check()).map((problem) => problem.split(/[: ]/)[0])).toEqual([
    'content/blog/soup.md',
    'content/data/faq.json',
    NOT_FOUND,
  ]);
});

test('accepts a badge without a discount', async () => {
  await copy.edit('plans', (data) => {
    data.annualBadge = 'Two months free';
    Object.assign(data.plans[1], {
      monthlyPrice: 5,
      annualPrice: 50,
      originalAnnualPrice: 60,
      savings: 'Save $10 a year',
    });
  });
  expect(await copy.check()).toEqual([]);
});

test('accepts another tab with an id of the author’s', async () => {
  await copy.edit('audiences', (data) =>
    data.tabs.push({ ...data.tabs[0], id: 'night-shifts', role: 'Night shifts' }),
  );
  expect(await copy.check()).toEqual([]);
});

test('accepts a hidden file among the data files', async () => {
  await copy.write('content/data/.DS_Store', '');
  expect(await copy.check()).toEqual([]);
});
