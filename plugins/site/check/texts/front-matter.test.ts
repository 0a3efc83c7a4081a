import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

const FILE = 'content/blog/soup.md';

type Mistake = {
  /** The fields above an article. */
  fields: string;
  /** The line and the sentence. */
  problem: string;
  /** The fields after the suggested fix. */
  obeyed: string;
};

const noDay = (found: string) => `expected a day such as 2025-10-19, found "${found}"`;

const MISTAKES: Mistake[] = [
  // Values.
  {
    fields: 'date: 2025-10-19\ntitel: Soup',
    problem: '3  titel: unknown key, did you mean "title"?',
    obeyed: 'date: 2025-10-19\ntitle: Soup',
  },
  {
    fields: 'title: Soup\nauthor: []\nformerly: []\nauthorURL: https://a.example',
    problem:
      '5  authorURL: unknown key; the keys here are title, excerpt, category, author, date, updated, readTime, image, imageAlt, invertImageInDarkMode, formerly, draft',
    obeyed: 'title: Soup\nauthor: []\nformerly: []',
  },
  ...['2025-02-30', '2025-02-29T10:00:00Z', 'yesterday', '0001-01-01'].map((found) => ({
    fields: `date: ${found}`,
    problem: `2  date: ${noDay(found)}`,
    obeyed: 'date: 2025-10-19',
  })),
  ...[
    '2025/10/3',
    '2025-10-3',
    '2025.10.03',
    '3.10.2025',
    'Oct 3, 2025',
    'October 3rd 2025',
    '3 Oct. 2025',
    '3. October 2025',
  ].map((found) => ({
    fields: `date: ${found}`,
    problem: `2  date: ${noDay(found)}; write 2025-10-03`,
    obeyed: 'date: 2025-10-03',
  })),
  ...['10/3/2025', '3. Mai 2025', 'October 2025', '31 June 2025'].map((found) => ({
    fields: `date: ${found}`,
    problem: `2  date: ${noDay(found)}`,
    obeyed: 'date: 2025-10-03',
  })),
  {
    fields: 'date: 2025-10-19\nupdated: 2025-10-18',
    problem:
      '3  updated: expected 2025-10-19, the article’s date in UTC, or a later day, found 2025-10-18; write the day of the change, or delete it',
    obeyed: 'date: 2025-10-19\nupdated: 2025-10-19',
  },
  {
    fields: 'date: 2025-10-19\nupdated: 2099-01-02',
    problem:
      '3  updated: expected a day until today, found 2099-01-02; write the day of the change',
    obeyed: 'date: 2025-10-19\nupdated: 2025-11-02',
  },
  {
    fields: 'date: 2098-10-19\nupdated: 2025-10-18',
    problem: '3  updated: an article that appears later can’t have changed; delete it',
    obeyed: 'date: 2098-10-19',
  },
  {
    fields: 'updated: 9999-01-01',
    problem: `2  updated: ${noDay('9999-01-01')}`,
    obeyed: 'updated: 2025-10-19',
  },
  {
    fields: 'title: 2025',
    problem: '2  title: expected text, found the number 2025; put it in quotes',
    obeyed: 'title: "2025"',
  },
  {
    fields: 'title: The &#8220;best&#8221; soup',
    problem: '2  title: this text is shown as it is written, found "&#8220;"; write “ instead',
    obeyed: 'title: The “best” soup',
  },
  {
    fields: 'author: [Ada, 5]',
    problem: '2  author[1]: expected text, found the number 5; put it in quotes',
    obeyed: 'author: [Ada, "5"]',
  },
  {
    fields: 'author: [Ada, [Bo]]',
    problem: '2  author[1]: expected text, found a list',
    obeyed: 'author: [Ada, Bo]',
  },
  {
    fields: 'title: [Soup, Stew]',
    problem: '2  title: expected text, found a list',
    obeyed: 'title: Soup, Stew',
  },
  {
    fields: 'readTime: 6',
    problem: '2  readTime: expected a time such as 6 min read, found the number 6',
    obeyed: 'readTime: 6 min read',
  },
  {
    fields: 'draft: yes',
    problem: '2  draft: expected true or false, found "yes"; write true without quotes',
    obeyed: 'draft: true',
  },
  {
    fields: 'formerly: old-broth',
    problem: '2  formerly: expected a list, found "old-broth"; write ["old-broth"]',
    obeyed: 'formerly: ["old-broth"]',
  },
  {
    fields: 'title: Soup\nformerly: [old-soup, /blog/Old Soup]',
    problem:
      '3  formerly[1]: expected an old address of Latin letters, digits, dots and hyphens, such as old-soup or /2019/05/soup.html, found "/blog/Old Soup"',
    obeyed: 'title: Soup\nformerly: [old-soup, /blog/Old-Soup]',
  },
  {
    fields: 'formerly:\n  - old-stew\n  - barley',
    problem:
      '4  formerly[1]: expected an address that is no longer used, but /blog/barley is the address of content/blog/barley.md',
    obeyed: 'formerly:\n  - old-stew',
  },
  {
    fields: 'formerly: [/pricing/]',
    problem:
      '2  formerly[0]: expected an address that is no longer used, but /pricing is the address of a page of this site',
    obeyed: 'formerly: [/prices/]',
  },
  {
    fields: 'imageAlt: Soup.',
    problem: '2  imageAlt: says what an image shows, but there is no image',
    obeyed: '',
  },
  {
    fields: 'imageAlt: Soup.\nimage: ./soup.jpg',
    problem: '3  image: there is no picture "./soup.jpg"',
    obeyed: 'imageAlt: Soup.\nimage: ./images/kitchen.jpg',
  },
  {
    fields: 'category: sorting',
    problem:
      '2  category: "sorting" is "Sorting" in content/blog/2024-05-06-a-day-in-the-name.md; write both alike',
    obeyed: 'category: Sorting',
  },
  // YAML.
  {
    fields: 'author: Ada\ntitle: Soup: the best',
    problem: '3  broken YAML in "title: Soup: the best"; write title: "Soup: the best"',
    obeyed: 'author: Ada\ntitle: "Soup: the best"',
  },
  {
    fields: 'title: "Soup',
    problem: '2  broken YAML in "title: "Soup"; write title: "Soup"',
    obeyed: 'title: "Soup"',
  },
  {
    fields: 'title: "Soup" and bread',
    problem: `2  broken YAML in "title: "Soup" and bread"; write title: '"Soup" and bread'`,
    obeyed: `title: '"Soup" and bread'`,
  },
  {
    fields: "title: 'It's soup'",
    problem: `2  broken YAML in "title: 'It's soup'"; write title: "It's soup"`,
    obeyed: `title: "It's soup"`,
  },
  ...['*soup', '@soup', '%soup', '- soup', '> soup', '[Hot] soup', '`soup`'].map((title) => ({
    fields: `title: ${title}`,
    problem: `2  broken YAML in "title: ${title}"; write title: "${title}"`,
    obeyed: `title: "${title}"`,
  })),
  {
    fields: 'title: !!js/function "Soup"',
    problem: `2  broken YAML in "title: !!js/function "Soup""; write title: '!!js/function "Soup"'`,
    obeyed: `title: '!!js/function "Soup"'`,
  },
  {
    fields: 'title: Soup\n  : more',
    problem: '2  broken YAML in "title: Soup"; write title: "Soup : more" instead of these 2 lines',
    obeyed: 'title: "Soup : more"',
  },
  {
    fields: `excerpt: ${'soup '.repeat(30)}: "hot"`,
    problem: `2  broken YAML in "excerpt: ${'soup '.repeat(6)}s…up ${'soup '.repeat(6)}: "hot""; put the text between ' and ', and write '' for each ' in it`,
    obeyed: `excerpt: '${'soup '.repeat(30)}: "hot"'`,
  },
  {
    fields: `excerpt: ${'soup '.repeat(30)}: hot`,
    problem: `2  broken YAML in "excerpt: ${'soup '.repeat(6)}s…${'soup '.repeat(7)}: hot"; put the text between " and "`,
    obeyed: `excerpt: "${'soup '.repeat(30)}: hot"`,
  },
  {
    fields: 'author: [Ada, Bo',
    problem: '2  broken YAML in "author: [Ada, Bo"; write ] at its end',
    obeyed: 'author: [Ada, Bo]',
  },
  {
    fields: 'title: Soup\n  author: Ada',
    problem: '3  delete the spaces before "author: Ada"',
    obeyed: 'title: Soup\nauthor: Ada',
  },
  {
    fields: '  title: Soup\nauthor: Ada',
    problem: '2  delete the spaces before "title: Soup"',
    obeyed: 'title: Soup\nauthor: Ada',
  },
  {
    fields: 'title:Soup',
    problem: '2  put a space after the colon in "title:Soup"',
    obeyed: 'title: Soup',
  },
  {
    fields: 'author:\n\t- Ada',
    problem: '2  author: the lines below begin with spaces, not with a tab',
    obeyed: 'author:\n  - Ada',
  },
  {
    fields: 'title: Soup\ntitle: Stew',
    problem: '3  title: this key has a value already; delete one of the two',
    obeyed: 'title: Stew',
  },
  {
    fields: 'title: Hot #1 soup',
    problem: '2  YAML takes "#1 soup" for a comment; write title: "Hot #1 soup"',
    obeyed: 'title: "Hot #1 soup"',
  },
  {
    fields: 'excerpt: Soup\n  and #1 bread\ntitle: Soup',
    problem:
      '2  YAML takes "#1 bread" for a comment; write excerpt: "Soup and #1 bread" instead of these 2 lines',
    obeyed: 'excerpt: "Soup and #1 bread"\ntitle: Soup',
  },
  {
    fields: 'title: #1 soup',
    problem: '2  YAML takes "#1 soup" for a comment; write title: "#1 soup"',
    obeyed: 'title: "#1 soup"',
  },
  {
    fields: 'title: Soup\u000B',
    problem: '2  an invisible character, U+000B, stands after "title: Soup"; delete it',
    obeyed: 'title: Soup',
  },
  {
    fields: 'title: Ada\u0092s soup',
    problem: '2  an invisible character, U+0092, stands after "title: Ada"; write ’ instead',
    obeyed: 'title: Ada’s soup',
  },
  {
    fields: 'date: 2025-10-19\n\u0007title: Soup',
    problem: '3  an invisible character, U+0007, stands at the beginning of the line; delete it',
    obeyed: 'date: 2025-10-19\ntitle: Soup',
  },
];

/** An article with these fields. */
const withFields = (fields: string) => `---\n${fields}\n---\n\nSoup is good.`;

const inMistake = copy.checkAll(
  'blog',
  MISTAKES.map(({ fields }) => withFields(fields)),
);

test.each(MISTAKES)('reports $problem', ({ fields, problem }) => {
  expect(inMistake(withFields(fields))).toEqual([problem]);
});

const inObeyed = copy.checkAll(
  'blog',
  MISTAKES.map(({ obeyed }) => withFields(obeyed)),
);

test.each(MISTAKES)('accepts the suggested fix: $problem', ({ obeyed }) => {
  expect(inObeyed(withFields(obeyed))).toEqual([]);
});

test('a broken field hides no other mistakes and causes no further reports', async () => {
  const fields =
    'title: Soup: hot\nimage: @soup.jpg\nimageAlt: Soup.\n  author: 5\ndate: soon\ntags: [a]\nlayout: post';
  await copy.post('soup', fields, 'See [this](/pricng).');
  expect(await copy.check()).toEqual([
    `${FILE}:2  broken YAML in "title: Soup: hot"; write title: "Soup: hot"`,
    `${FILE}:3  broken YAML in "image: @soup.jpg"; write image: "@soup.jpg"`,
    `${FILE}:5  author: expected text or a list, found the number 5`,
    `${FILE}:5  delete the spaces before "author: 5"`,
    `${FILE}:6  date: ${noDay('soon')}`,
    `${FILE}:7  tags: an article has one category, in category; move the most important of these there, and delete this`,
    `${FILE}:8  layout: delete it: all articles have the same layout`,
    `${FILE}:11  there is no page "/pricng", did you mean "/pricing"?`,
  ]);
});
