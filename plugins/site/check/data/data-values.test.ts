import { contentCopy } from '../../../../tests/unit/content-copy';

type Json = Record<string, any>;

const copy = contentCopy();

/** Adds a copy of a list's first entry. */
const repeatFirst = (entries: unknown[]) => entries.push(structuredClone(entries[0]));

test.each([
  {
    name: 'a question',
    file: 'faq',
    change: ({ items }: Json) => repeatFirst(items),
    key: /items\[\d+\]\.question/,
  },
  {
    name: 'a line of a plan',
    file: 'plans',
    change: ({ plans }: Json) => repeatFirst(plans[0].features),
    key: /plans\[0\]\.features\[\d+\]\.text/,
  },
  {
    name: 'a point of a tile',
    file: 'features',
    change: ({ tiles }: Json) => repeatFirst(tiles[0].details),
    key: /tiles\[0\]\.details\[\d+\]/,
  },
  {
    name: 'the label of a link in the header',
    file: 'interface',
    change: ({ header }: Json) => repeatFirst(header.links),
    key: /header\.links\[\d+\]\.label/,
  },
  {
    name: 'a benefit',
    file: 'audiences',
    change: ({ tabs }: Json) => repeatFirst(tabs[0].benefits),
    key: /tabs\[0\]\.benefits\[\d+\]/,
  },
])('reports $name that appears twice in its list', async ({ file, change, key }) => {
  await copy.edit(file, change);
  const problems = await copy.checkWithoutLines();
  expect(problems).toEqual([expect.stringMatching(key)]);
  expect(problems[0]).toMatch(/ appears here a second time; entry \[0\] is the same$/);
});

test.each([
  {
    name: 'a price with its currency in quotes',
    file: 'plans',
    change: ({ plans }: Json) => (plans[1].monthlyPrice = '€4,99'),
    problem:
      'plans[1].monthlyPrice: expected a price such as 5 or 4.99, found "€4,99"; write 4.99 without quotes',
  },
  {
    name: 'a price in quotes that begins with 0',
    file: 'plans',
    change: ({ plans }: Json) => (plans[1].monthlyPrice = '05'),
    problem:
      'plans[1].monthlyPrice: expected a price such as 5 or 4.99, found "05"; write 5 without quotes',
  },
  {
    name: 'true in quotes',
    file: 'plans',
    change: ({ plans }: Json) => (plans[0].highlighted = 'False'),
    problem:
      'plans[0].highlighted: expected true or false, found "False"; write false without quotes',
  },
  {
    name: 'null in quotes',
    file: 'plans',
    change: ({ plans }: Json) => (plans[0].originalAnnualPrice = 'null'),
    problem:
      'plans[0].originalAnnualPrice: expected a price such as 5 or 4.99, found "null"; write null for none, without quotes',
  },
  {
    name: 'null for a banner',
    file: 'plans',
    change: (plans: Json) => (plans.banner = null),
    problem:
      'banner: expected an object with the keys title, text and button, found null; delete the key for none',
  },
  {
    name: 'an optional section whose list was emptied',
    file: 'plans',
    change: ({ voices }: Json) => (voices.quotes = []),
    problem:
      'voices.quotes: expected a list of 1 to 6 entries, found none; delete "voices" for none',
  },
  {
    name: 'an optional list that was emptied',
    file: 'blog',
    change: (blog: Json) => (blog.authors = []),
    problem: 'authors: expected at least one entry, found none; delete the key for none',
  },
  {
    name: 'an emptied list in an entry of another list',
    file: 'plans',
    change: ({ plans }: Json) => (plans[0].features = []),
    problem: 'plans[0].features: expected at least one entry, found none',
  },
  {
    name: 'an empty copyright',
    file: 'site',
    change: (site: Json) => (site.copyright = ''),
    problem: 'copyright: expected text, found ""; delete the key for none',
  },
  {
    name: 'a copyright with its sign',
    file: 'site',
    change: (site: Json) => (site.copyright = '© 2026 Soup Inc'),
    problem: 'copyright: the page writes © before this text; delete it, found "© 2026 Soup Inc"',
  },
  {
    name: 'a copyright with a period at its end',
    file: 'site',
    change: (site: Json) => (site.copyright = '2026 Soup Inc.'),
    problem:
      'copyright: the page writes . after this text; delete the last ., found "2026 Soup Inc."',
  },
  {
    name: 'a tagline with a period at its end',
    file: 'site',
    change: (site: Json) => (site.tagline = 'Soup for every single evening.'),
    problem:
      'tagline: the page writes . after this text; delete the last ., found "Soup for every single evening."',
  },
  {
    name: 'text where a line of a plan is expected',
    file: 'plans',
    change: ({ plans }: Json) => (plans[0].features[0] = 'Recipe sharing'),
    problem:
      'plans[0].features[0]: expected an object with the keys text and mark, found "Recipe sharing"',
  },
  {
    name: 'a key with another name',
    file: 'faq',
    change(faq: Json) {
      faq.questions = faq.items;
      delete faq.items;
    },
    problem:
      'questions: unknown key, and "items" is missing; rename this one, or delete it and add that',
  },
  {
    name: 'a key in lowercase',
    file: 'hero',
    change(hero: Json) {
      hero.trylabel = hero.tryLabel;
      delete hero.tryLabel;
    },
    problem: 'trylabel: unknown key, did you mean "tryLabel"?',
  },
  {
    name: 'a link to a mailbox',
    file: 'faq',
    change: ({ items }: Json) => (items[0].answer = '[Write](soup@soup.example) to us.'),
    problem:
      'items[0].answer: expected mailto: before a mailbox; write "mailto:soup@soup.example", found "soup@soup.example"',
  },
  {
    name: 'a link to another site without https://',
    file: 'faq',
    change: ({ items }: Json) => (items[0].answer = 'See [them](www.stew.example/menu).'),
    problem:
      'items[0].answer: expected https:// before the address of another site; write "https://www.stew.example/menu", found "www.stew.example/menu"',
  },
  {
    name: 'a link to the whole address of a page of this site',
    file: 'faq',
    change: ({ items }: Json) =>
      (items[0].answer = 'See [them](HTTP://www.Soup.example/pricing?a=1#annual).'),
    problem:
      'items[0].answer: expected a path, because this site has the address; write "/pricing?a=1#annual", found "HTTP://www.Soup.example/pricing?a=1#annual"',
  },
  {
    name: 'a link to this site without https://',
    file: 'faq',
    change: ({ items }: Json) => (items[0].answer = 'See [them](www.soup.example/pricing).'),
    problem:
      'items[0].answer: expected a path, because this site has the address; write "/pricing", found "www.soup.example/pricing"',
  },
  {
    name: 'a link to the whole address of a page that this site doesn’t have',
    file: 'faq',
    change: ({ items }: Json) => (items[0].answer = 'See https://www.soup.example/prices.'),
    problem:
      'items[0].answer: there is no page "/prices"; link to one that there is, or to an address with https://',
  },
  {
    name: 'a link to an id without its page',
    file: 'faq',
    change: ({ items }: Json) => (items[0].answer = 'See [the year](#annual).'),
    problem:
      'items[0].answer: expected the page of the place before it, such as /pricing#annual, found "#annual"',
  },
])('suggests a fix for $name', async ({ file, change, problem }) => {
  await copy.edit(file, change);
  expect(await copy.checkWithoutLines()).toEqual([`content/data/${file}.json  ${problem}`]);
});

test.each([
  ['Ada Lind', 'no article has the author "Ada Lind", did you mean "Ada Lint"?'],
  [
    'Somebody else',
    'no article has the author "Somebody else"; write the name as the articles do, or delete the entry',
  ],
])('reports the author %s, whom no article names', async (name, problem) => {
  await copy.edit('blog', ({ authors }: Json) => (authors[0].name = name));
  expect(await copy.checkWithoutLines()).toEqual([
    `content/data/blog.json  authors[0].name: ${problem}`,
  ]);
});

test.each(["Bo O'Pease", 'Bo O’Pease'])(
  'accepts the author %s, whatever apostrophe the articles have',
  async (name) => {
    await copy.post('soup', "title: Soup\nauthor: Bo O'Pease", 'Soup is good.');
    await copy.post('stew', 'title: Stew\nauthor: Bo O’Pease', 'Stew is good.');
    await copy.edit('blog', ({ authors }: Json) => (authors[0].name = name));
    expect(await copy.check()).toEqual([]);
  },
);

test('accepts articles without pages of their authors', async () => {
  await copy.edit('blog', (blog: Json) => delete blog.authors);
  expect(await copy.check()).toEqual([]);
});

test('reports a food of the slider that isn’t in its dish', async () => {
  await copy.edit('try', ({ handle }: Json) => (handle.food = 'kale'));
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/try.json  handle.food: there is no "kale" in the recipe "pea-soup" of recipes.json; expected "peas", "leek", "rye-bread" or "salt"',
  ]);
});
