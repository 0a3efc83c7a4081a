import site from '../../../../tests/content/data/site.json';
import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

const TITLE = 'title: Soup in cold winters';
const DESCRIPTION =
  'description: What we cook when it is cold outside, why a pot of soup is the best of it, and how long it stays on the stove.';
const FIELDS = `${TITLE}\n${DESCRIPTION}`;

/** A page of prose. */
const textOf = ({ fields = FIELDS, body = 'Soup is good.' }) => `---\n${fields}\n---\n\n${body}\n`;

/** Writes a page of prose, `content/pages/soup.md` unless named otherwise. */
const page = ({ name = 'soup', body = 'Soup is good.' } = {}) =>
  copy.write(`content/pages/${name}.md`, textOf({ body }));

const BROKEN_FIELDS = [
  { fields: DESCRIPTION, problem: '1  title: missing, expected text' },
  {
    fields: `${TITLE}\ndescription: About soup.`,
    problem: '3  description: expected text of 110 to 160 characters, found 11',
  },
  {
    fields: `headline: Soup\n${DESCRIPTION}\ntitle: Soup${'!'.repeat(50)}`,
    problem: `4  title: expected a title of 1 to 60 characters in the browser’s tab, found ${54 + ` · ${site.name}`.length}: "Soup${'!'.repeat(50)} · ${site.name}"`,
  },
  {
    fields: `${FIELDS}\nheadlin: Soup`,
    problem: '4  headlin: unknown key, did you mean "headline"?',
  },
  {
    fields: `${FIELDS}\ndraft: true`,
    problem:
      '4  draft: delete it: each page in content/pages is published; keep one that isn’t done elsewhere',
  },
  {
    fields: `${FIELDS}\nlastmod: 2025-01-02`,
    problem:
      '4  lastmod: the name here is reviewed; rename it, or delete it if there is a reviewed already',
  },
  { fields: `${FIELDS}\nauthor: Ada`, problem: '4  author: delete it: a page of prose has none' },
  {
    fields: `${FIELDS}\nslug: stew`,
    problem: '4  slug: delete it: the address of a page is the name of its file',
  },
  {
    fields: `headline: Soup at {product}\n${FIELDS}`,
    problem: '2  headline: there is no name {product} here; write what it stands for',
  },
  {
    fields: `${FIELDS}\nreviewed: soon`,
    problem: '4  reviewed: expected a day such as 2025-10-19, found "soon"',
  },
];

const BROKEN_TEXTS = [
  { body: '', problem: '5  there is no text below the fields' },
  {
    body: 'See {themeCooky}.',
    problem: '6  there is no name {themeCooky} here, did you mean "themeCookie"?',
  },
  {
    body: '{salt}',
    problem:
      '6  there is no name {salt} here; the names are product, parentDomain, themeCookie, themeStorageKey, contactEmail, creatorsEmail, professionalsEmail, themeCookieDays, formHost',
  },
  {
    body: '## Hot\n\nSee [it](#hit).',
    problem: '8  this page has no heading for "#hit", did you mean "#hot"?',
  },
];

const inPage = copy.checkAll('pages', [...BROKEN_FIELDS, ...BROKEN_TEXTS].map(textOf));

test.each(BROKEN_FIELDS)('reports $problem', ({ fields, problem }) => {
  expect(inPage(textOf({ fields }))).toEqual([problem]);
});

test.each(BROKEN_TEXTS)('reports the text $body', ({ body, problem }) => {
  expect(inPage(textOf({ body }))).toEqual([problem]);
});

const BROKEN_NAMES = [
  {
    name: 'Pricing',
    problem: 'the address /pricing is already taken by a page in plugins/site/model/routes.ts',
  },
  { name: 'soup 1', problem: 'the address /soup-1 is already taken by content/pages/Soup 1!.md' },
  {
    name: 'share',
    problem: 'the address /share is reserved for files that the build writes; rename the file',
  },
  {
    name: 'more/stew',
    problem: 'a page lies in content/pages itself, because its address is the name of its file',
  },
];

test.each(BROKEN_NAMES)('reports the file name $name', async ({ name, problem }) => {
  await page({ name: 'Soup 1!' });
  await page({ name });
  expect(await copy.check()).toEqual([`content/pages/${name}.md  ${problem}`]);
});

test('a page can’t have the address of a link that leads elsewhere', async () => {
  await page({ name: 'docs' });
  expect(await copy.check()).toEqual([]);
  await copy.edit('site', (data) => (data.docsUrl = 'https://docs.soup.house'));
  expect(await copy.check()).toEqual([
    'content/pages/docs.md  the address /docs is already taken by a link in content/data/site.json',
  ]);
});

test('a broken contact address is reported where it is written', async () => {
  await page({ name: 'contact' });
  await copy.edit('site', (data) => (data.contactUrl = '/contakt'));
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/site.json  contactUrl: there is no page "/contakt", did you mean "/contact"?',
  ]);
});

const ANALYTICS = {
  script: 'https://stats.soup.house/count.js',
  endpoint: 'https://stats.soup.house/api',
};

test('a site that counts visits must say so in its page about privacy', async () => {
  await copy.edit('site', (data) => (data.analytics = ANALYTICS));
  const [problem, ...others] = await copy.check();
  expect(problem).toContain(
    'content/pages/privacy.md:5  "analytics" in content/data/site.json counts visits, but this page doesn’t say so: mention {analyticsHost}',
  );
  expect(others).toEqual([]);
  await page({
    name: 'privacy',
    body: 'Visits are counted at {analyticsHost}, and {formHost} writes letters.',
  });
  expect(await copy.check()).toEqual([]);
});

test('a site that asks for email addresses must say so in its page about privacy', async () => {
  await page({ name: 'privacy', body: 'Anything else.' });
  const [problem, ...others] = await copy.check();
  expect(problem).toContain(
    'content/pages/privacy.md:5  "tellMeWhen" in content/data/site.json sends email addresses elsewhere, but this page doesn’t say so: mention {formHost}',
  );
  expect(others).toEqual([]);
  await copy.edit('site', (data) => delete data.tellMeWhen);
  expect(await copy.check()).toEqual([]);
});

test('{analyticsHost} is unknown on a site that doesn’t count visits', async () => {
  await page({ body: 'Visits are counted at {analyticsHost}.' });
  expect(await copy.check()).toEqual([
    'content/pages/soup.md:6  there is no name {analyticsHost} here; the names are product, parentDomain, themeCookie, themeStorageKey, contactEmail, creatorsEmail, professionalsEmail, themeCookieDays, formHost',
  ]);
});

test.each([
  ['script', 'stats.js', 'expected a path such as /docs, or an address that begins with https://'],
  ['endpoint', '/api', 'expected an address that begins with https://'],
  [
    'attributes',
    [{ name: 'data id', value: '1' }],
    'expected a name of small letters, digits and hyphens',
  ],
])('a wrong %s of the script that counts visits is reported', async (key, value, sentence) => {
  await copy.edit('site', (data) => (data.analytics = { ...ANALYTICS, [key]: value }));
  expect((await copy.check()).join()).toContain(sentence);
});

const SLIDER = '<!-- slider -->';

/** A heading that a link of the tests' content leads to. */
const LINKED = "\n\n## What we don't\n\nSalt.";

test.each([
  {
    name: 'on a page without it',
    file: 'soup',
    body: `Soup.\n\n${SLIDER}`,
    problem: `content/pages/soup.md:8  only /house-rules has the slider that ${SLIDER} places; delete it`,
  },
  {
    name: 'twice',
    file: 'house-rules',
    body: `Soup.\n\n${SLIDER}\n\nBread.\n\n${SLIDER}${LINKED}`,
    problem: `content/pages/house-rules.md:12  ${SLIDER} is here a second time; delete one of both`,
  },
  {
    name: 'with a capital letter',
    file: 'soup',
    body: 'Soup.\n\n<!--Slider-->',
    problem: `content/pages/soup.md:8  only /house-rules has the slider that ${SLIDER} places; delete it`,
  },
  {
    name: 'in a list',
    file: 'house-rules',
    body: `- Soup.\n\n  ${SLIDER}${LINKED}`,
    problem: `content/pages/house-rules.md:8  expected ${SLIDER} between paragraphs, found it inside of another element; move it`,
  },
])('reports a place for the slider $name', async ({ file, body, problem }) => {
  await page({ name: file, body });
  expect(await copy.check()).toEqual([problem]);
});

test('reports a place for a slider in an article, and one for which there is no slider', async () => {
  await copy.post('soup', 'title: Soup for two and for three', `Soup.\n\n${SLIDER}`);
  await copy.edit('try', (data) => delete data.handle);
  const problems = await copy.checkWithoutLines();
  expect(problems).toEqual([
    `content/blog/soup.md  only /house-rules has the slider that ${SLIDER} places; delete it`,
    `content/pages/house-rules.md  there is no "handle" in content/data/try.json, whose slider ${SLIDER} places; delete it`,
  ]);
});
