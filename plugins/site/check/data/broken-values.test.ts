import site from '../../../../tests/content/data/site.json';
import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

/** Parts of data files with values that no kind of content allows, and what the check says. */
const BROKEN_VALUES = [
  {
    file: 'hero',
    path: 'headline',
    value: ' ',
    problem: 'expected text of at most 60 characters, found ""',
  },
  {
    file: 'hero',
    path: 'headline',
    value: `${'a'.repeat(61)}`,
    problem: `expected text of at most 60 characters, found "${'a'.repeat(61)}"`,
  },
  {
    file: 'trending',
    path: 'items',
    value: [],
    problem: 'expected a list of 6 to 14 entries, found none',
  },
  {
    file: 'creators',
    path: 'points',
    value: [],
    problem: 'expected at least one entry, found none',
  },
  {
    file: 'how-it-works',
    path: 'setup',
    value: [
      { title: 'a', description: 'b', optional: false, example: { view: 'week', title: 'c' } },
    ],
    problem: 'expected a list of exactly 2 entries (src/sections/home/how-it-works), found 1',
  },
  {
    file: 'site',
    path: 'social.0.url',
    value: 'http://x.com/soup',
    problem: 'expected an address that begins with https://, found "http://x.com/soup"',
  },
  {
    file: 'site',
    path: 'logIn',
    value: 'login',
    problem: 'expected a path such as /signup, found "login"',
  },
  {
    file: 'site',
    path: 'siteUrl',
    value: 'https://soup.example/a.b',
    problem:
      'expected an address that begins with https:// and has no space, query or user, and in its path only folders of letters, digits, - and _, found "https://soup.example/a.b"',
  },
  {
    file: 'site',
    path: 'siteUrl',
    value: 'https://ada@soup.example',
    problem:
      'expected an address that begins with https:// and has no space, query or user, and in its path only folders of letters, digits, - and _, found "https://ada@soup.example"',
  },
  {
    file: 'site',
    path: 'siteUrl',
    value: 'https://soup.example:99999',
    problem:
      'expected an address that begins with https:// and has no space, query or user, and in its path only folders of letters, digits, - and _, found "https://soup.example:99999"',
  },
  {
    file: 'site',
    path: 'appUrl',
    value: 'https://soup.example/?a',
    problem:
      'expected an address that begins with https:// and has no space, query or user, found "https://soup.example/?a"',
  },
  {
    file: 'site',
    path: 'creatorsEmail',
    value: 'ada at soup.example',
    problem: 'expected an email address, found "ada at soup.example"',
  },
  {
    file: 'nutrients',
    path: 'nutrients.0.symbol',
    value: 'Prot',
    problem: 'expected a symbol of at most three characters, such as B12, found "Prot"',
  },
  {
    file: 'site',
    path: 'themeCookie',
    value: '__proto__',
    problem:
      'expected a name of letters, digits, - and _ that begins with a letter, found "__proto__"',
  },
  {
    file: 'site',
    path: 'locale',
    value: 'English',
    problem: 'expected the tag of a language such as en-US, found "English"',
  },
  {
    file: 'hero',
    path: 'slides.0.backdrop',
    value: 'orange',
    problem: 'expected a color such as #E0A66C, found "orange"',
  },
  {
    file: 'hero',
    path: 'slides.0.day.line',
    value: 'After pears',
    problem: 'expected text with {person}, found "After pears"',
  },
  {
    file: 'how-it-works',
    path: 'integrations.0.icon',
    value: 'sparkle',
    problem:
      'expected one of "sparkles" or "stethoscope", found "sparkle", did you mean "sparkles"?',
  },
  {
    file: 'how-it-works',
    path: 'setup.1.optional',
    value: 'yes',
    problem: 'expected true or false, found "yes"; write true without quotes',
  },
  {
    file: 'blog',
    path: 'list.position',
    value: 'Page {page}',
    problem: 'expected text with {page} and {pages}, found "Page {page}"',
  },
  {
    file: 'blog',
    path: 'description',
    value: 'Articles by {product}.',
    problem: 'expected text of 110 to 160 characters, found 22',
  },
  {
    file: 'plans',
    path: 'title',
    value: 'P',
    problem: `expected a title of 30 to 60 characters in the browser’s tab, found ${'P · '.length + site.name.length}: "P · ${site.name}"`,
  },
  {
    file: 'hero',
    path: 'slides.2.image',
    value: '../images/dishes/red.jpg',
    problem: 'expected a picture at least 3333 pixels wide, "../images/dishes/red.jpg" has 640',
  },
  {
    file: 'try',
    path: 'start.eaten.0.portions',
    value: 10,
    problem: 'expected a whole number from 1 to 9, found the number 10',
  },
  {
    file: 'recipes',
    path: 'recipes.0.servings',
    value: 9,
    problem: 'expected a whole number from 1 to 8, found the number 9',
  },
  {
    file: 'recipes',
    path: 'recipes.0.ingredients.0.grams',
    value: 0.25,
    problem: 'expected a weight in grams with at most one decimal, above 0, found the number 0.25',
  },
  {
    file: 'foods',
    path: 'foods.0.amounts.0',
    value: 0.0001,
    problem: 'expected a number from 0 with at most three decimals, found the number 0.0001',
  },
  {
    file: 'plans',
    path: 'plans.1.monthlyPrice',
    value: 4.999,
    problem: 'expected a price such as 5 or 4.99, found the number 4.999',
  },
  {
    file: 'plans',
    path: 'currency',
    value: 'dollars',
    problem: 'expected the code of a currency in use, such as USD, found "dollars"',
  },
  {
    file: 'plans',
    path: 'currency',
    value: 'ABC',
    problem: 'expected the code of a currency in use, such as USD, found "ABC"',
  },
  {
    file: 'try',
    path: 'ranking.jump',
    value: 'See all ten',
    problem: 'expected text with {dishes}, found "See all ten"',
  },
];

test.each(BROKEN_VALUES)('reports $file $path: $value', async ({ file, path, value, problem }) => {
  await copy.replace(file, path, value);
  const place = path.replace(/\.(\d+)/g, '[$1]');
  expect(await copy.checkWithoutLines()).toEqual([
    `content/data/${file}.json  ${place}: ${problem}`,
  ]);
});
