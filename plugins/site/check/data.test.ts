/** @jest-environment node */
import site from '../../../tests/content/data/site.json';
import trending from '../../../tests/content/data/trending.json';
import tryPage from '../../../tests/content/data/try.json';
import { contentCopy, rowsOf } from '../../../tests/unit/content-copy';
import { ContentReader } from '../read/content-reader';

const copy = contentCopy();

/** A file, the path of a part of it and the part's new value as JSON; and the problem that the check reports. */
const BROKEN_VALUES = rowsOf(String.raw`
hero headline " " | expected text of at most 60 characters, found ""
hero headline "${'a'.repeat(61)}" | expected text of at most 60 characters, found "${'a'.repeat(61)}"
faq title 5 | expected text, found the number 5; put it in quotes
trending items [] | expected a list of 6 to 14 entries, found none
creators points [] | expected at least one entry, found none
how-it-works setup [{"title": "a", "description": "b", "optional": false, "example": {"piece": "week", "title": "c"}}] | expected a list of exactly 2 entries (src/sections/home/how-it-works), found 1
site social.0.url "http://x.com/soup" | expected an address that begins with https://, found "http://x.com/soup"
site logIn "login" | expected a path such as /signup, found "login"
site siteUrl "https://soup.example/a.b" | expected an address that begins with https:// and has no space, query or user, and in its path only folders of letters, digits, - and _, found "https://soup.example/a.b"
site siteUrl "https://ada@soup.example" | expected an address that begins with https:// and has no space, query or user, and in its path only folders of letters, digits, - and _, found "https://ada@soup.example"
site siteUrl "https://soup.example:99999" | expected an address that begins with https:// and has no space, query or user, and in its path only folders of letters, digits, - and _, found "https://soup.example:99999"
site appUrl "https://soup.example/?a" | expected an address that begins with https:// and has no space, query or user, found "https://soup.example/?a"
site creatorsEmail "ada at soup.example" | expected an email address, found "ada at soup.example"
nutrients nutrients.0.symbol "Prot" | expected a symbol of at most three characters, such as B12, found "Prot"
site themeCookie "__proto__" | expected a name of letters, digits, - and _ that begins with a letter, found "__proto__"
site locale "English" | expected the tag of a language such as en-US, found "English"
hero slides.0.backdrop "orange" | expected a color such as #E0A66C, found "orange"
how-it-works integrations.0.icon "sparkle" | expected one of "sparkles" or "stethoscope", found "sparkle", did you mean "sparkles"?
how-it-works setup.1.optional "yes" | expected true or false, found "yes"
blog list.position "Page {page}" | expected text with {page} and {pages}, found "Page {page}"
hero slideshow.goTo "Slide {numbr}" | there is no name {numbr} here, did you mean "number"?
blog description "Articles by {product}." | expected text of 110 to 160 characters, found 22
plans title "P" | expected a title of 30 to 60 characters in the browser’s tab, found ${'P · '.length + site.name.length}: "P · ${site.name}"
audiences tabs.0.image "../images/nowhere.jpg" | there is no picture "../images/nowhere.jpg"
hero slides.2.image "../images/dishes/red.jpg" | expected a picture at least 2000 pixels wide, "../images/dishes/red.jpg" has 640
try method.to "/blog/no-soup-at-all" | there is no article "/blog/no-soup-at-all"; link to one that there is, or to an address with https://
try start.eaten.0.portions 10 | expected a whole number from 1 to 9, found the number 10
recipes recipes.0.ingredients.0.food "no-such-food" | there is no "no-such-food" in foods.json
recipes recipes.0.servings 9 | expected a whole number from 1 to 8, found the number 9
recipes recipes.0.ingredients.0.grams 0.25 | expected a weight in grams with at most one decimal, above 0, found the number 0.25
foods foods.0.amounts.0 0.0001 | expected a number from 0 with at most three decimals, found the number 0.0001
try withoutTarget.0 "no-such-nutrient" | there is no "no-such-nutrient" in nutrients.json
trending items.3.title "${trending.items[2]!.title}" | "${trending.items[2]!.title}" appears here a second time; entry [2] is the same
interface footer.noteLinks.0.to "/blog/page/77" | there is no page "/blog/page/77", did you mean "/blog/page/2"?
try withoutTarget.1 "${tryPage.withoutTarget[0]}" | "${tryPage.withoutTarget[0]}" appears here a second time; entry [0] is the same
feature-examples days.0.person "child-9" | there is no "child-9" in the set "south" of reference-intakes.json; expected "cook-30" or "cook-60"
feature-examples days.0.eaten.0.food "flour" | there is no "flour" in foods.json
feature-examples days.0.people.0 "child-9" | there is no "child-9" in the set "south" of reference-intakes.json; expected "cook-30" or "cook-60"
feature-examples household.people.0 "child-5" | there is no "child-5" in the set "north" of reference-intakes.json; expected "child-9", "cook-30" or "cook-60"
feature-examples targets.sets ["South"] | expected "North", the set "north", among them
feature-examples household.nutrients.0 "gold" | there is no "gold" in nutrients.json
plans plans.1.monthlyPrice "5" | expected a price such as 5 or 4.99, found "5"; write 5 without quotes
plans plans.1.monthlyPrice 4.999 | expected a price such as 5 or 4.99, found the number 4.999
plans currency "dollars" | expected the code of a currency in use, such as USD, found "dollars"
plans currency "ABC" | expected the code of a currency in use, such as USD, found "ABC"
plans plans.2.savings "Save $24" | expected text with {saved}, found "Save $24"
faq title "About {bowll}" | there is no name {bowll} here, did you mean "bowl"?
faq title "About {Cauldron}" | there is no name {Cauldron} here, did you mean "cauldron"?
faq title "About {salt}" | there is no name {salt} here; the names are {product}, {currency}, {spoon}, {ladle}, {bowl} and {cauldron}
features tiles.0.id "footer" | every page has a place "footer" of its own; choose another, such as "the-footer"
features tiles.0.id "rowers" | audiences.json has this id in tabs, and a page shows both; choose another, such as "the-rowers"
audiences tabs.0.id "how-title" | pages add -title to ids; choose one without it, such as "how"
audiences tabs.0.image "../images/fourth.jpg" | there is no picture "../images/fourth.jpg", did you mean "../images/hero/fourth.jpg"?
hero slides.0.image "../images/hero/First.jpeg" | there is no picture "../images/hero/First.jpeg", did you mean "../images/hero/first.jpg"?
site contactUrl "/creator" | there is no page "/creator", did you mean "/creators"?
site docsUrl "https://www.soup.example/pricing" | expected a path, because this site has the address; write "/pricing", found "https://www.soup.example/pricing"
interface header.links.0.to "https://stew.example" | expected a path such as /pricing, found "https://stew.example"; only pages of this site can stand here: link to other sites in its texts
interface footer.noteLinks.0.to "https://www.soup.example/pricing" | expected a path such as /pricing, found "https://www.soup.example/pricing"; write /pricing
faq title "About {produckt}" | there is no name {produckt} here, did you mean "product"?
`);

test.each(BROKEN_VALUES)('reports %s', async (change, problem) => {
  const [, name = '', path = '', json = ''] = /^(\S+) (\S+) (.*)$/.exec(change)!;
  const keys = path.split('.');
  await copy.edit(name, (data) => {
    const parent = keys.slice(0, -1).reduce((part, key) => part[key], data);
    parent[keys.at(-1)!] = JSON.parse(json);
  });
  const shown = path.replace(/\.(\d+)/g, '[$1]');
  expect(await copy.checkWithoutLines()).toEqual([
    `content/data/${name}.json  ${shown}: ${problem}`,
  ]);
});

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
    [two.id, three.alt] = [one.id, ' '];
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/blog/soup.md  titel: unknown key, did you mean "title"?',
    expect.stringMatching(/audiences.json  tabs.1..id: "[a-z]+" appears here a second time/),
    'content/data/audiences.json  tabs[2].alt: expected text, found ""',
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
  await copy.edit('feature-examples', ({ household }) => household.people.splice(1));
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

const PRICED = rowsOf(`
{"annualPrice": 36} | annualPrice: expected 30, which is 12 months at $5 less the 50% that annualBadge promises, found the number 36
{"monthlyPrice": 4.99, "annualPrice": 29.94} | originalAnnualPrice: expected 59.88, which is 12 months at $4.99, found the number 60
{"savings": null} | savings: expected text with {saved}, found null
`);

test.each(PRICED)('reports a plan of $5 a month and 50%% off with %s', async (changed, problem) => {
  await priced(JSON.parse(changed));
  expect(await copy.checkWithoutLines()).toEqual([`content/data/plans.json  plans[2].${problem}`]);
});

test('reports all prices that a new price of a month changes', async () => {
  await priced({ monthlyPrice: 6 });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/plans.json  plans[2].annualPrice: expected 36, which is 12 months at $6 less the 50% that annualBadge promises, found the number 30',
    'content/data/plans.json  plans[2].originalAnnualPrice: expected 72, which is 12 months at $6, found the number 60',
  ]);
});

test('reports the former id of a plan once, with the names that there are', async () => {
  await copy.edit('faq', (data) => (data.title = 'About the {ladle}'));
  await copy.edit('trending', (data) => (data.lead = 'The {ladle} and **more**.'));
  await copy.edit('plans', ({ plans }) => (plans[1].id = 'scoop'));
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/trending.json  lead: there is no name {ladle} here, nor in 2 other texts; the names are {product}, {currency}, {spoon}, {scoop}, {bowl} and {cauldron}: write one of them, or "ladle" as the id of a plan in plans.json',
  ]);
  await copy.edit('plans', ({ plans }) => (plans[1].id = 'ladle'));
  expect(await copy.check()).toEqual([]);
});

test('names the line of a key, and of an entry of a list', async () => {
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

test('accepts a link that begins with a capital scheme', async () => {
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
  if (badge === '33% OFF') await copy.edit('plans', ({ plans }) => Object.assign(plans[3], prices));
  await copy.edit('audiences', ({ tabs }) =>
    tabs.push({ ...tabs[0], id: 'night-shifts', role: 'Night shifts' }),
  );
  expect(await copy.check()).toEqual([]);
});
