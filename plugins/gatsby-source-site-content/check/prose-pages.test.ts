/** @jest-environment node */
import { contentCopy, type Broken } from '../../../tests/unit/content-copy';

const copy = contentCopy();

const DESCRIPTION =
  'description: What we cook when it is cold outside, and why a pot of soup is the best of it.';

/** Writes a page of prose, `content/pages/soup.md` unless named otherwise. */
const page =
  ({
    name = 'soup',
    fields = `title: Soup in cold winters\n${DESCRIPTION}`,
    body = 'Soup is good.',
  } = {}): Broken[1] =>
  ({ write }) =>
    write(`content/pages/${name}.md`, `---\n${fields}\n---\n\n${body}\n`);

const broken: Broken[] = [
  [
    'a missing title',
    page({ fields: DESCRIPTION }),
    ['content/pages/soup.md  title: missing, expected a text'],
  ],
  [
    'a short description',
    page({ fields: 'title: Soup in cold winters\ndescription: About soup.' }),
    ['content/pages/soup.md:3  description: expected a text of 70 to 160 characters, found 11'],
  ],
  [
    'an unknown key',
    page({ fields: `title: Soup in cold winters\n${DESCRIPTION}\nfoter: note` }),
    ['content/pages/soup.md:4  foter: unknown key, did you mean "footer"?'],
  ],
  [
    'an unknown list of the footer',
    page({ fields: `title: Soup in cold winters\n${DESCRIPTION}\nfooter: true` }),
    [
      'content/pages/soup.md:4  footer: expected one of "product", "resources" or "note", found true',
    ],
  ],
  [
    'no text below the fields',
    page({ body: '' }),
    ['content/pages/soup.md:5  there is no text below the fields'],
  ],
  [
    'an unknown name in braces',
    page({ body: 'Soup.\n\n`{themeCooky}` and {salt}.' }),
    [
      'content/pages/soup.md:8  there is no name {salt} here; the names are product, parentDomain, themeCookie, themeStorageKey, themeCookieDays',
      'content/pages/soup.md:8  there is no name {themeCooky} here, did you mean "themeCookie"?',
    ],
  ],
  [
    'the address of a route',
    page({ name: 'Pricing' }),
    ['content/pages/Pricing.md  the address /pricing is already taken by a page in src/routes.ts'],
  ],
  [
    'the address of a link in site.json',
    page({ name: 'docs' }),
    [
      'content/pages/docs.md  the address /docs is already taken by a link in content/data/site.json',
    ],
  ],
  [
    'a reserved address',
    page({ name: 'share' }),
    [
      'content/pages/share.md  the address /share is reserved for files that the build writes; rename the file',
    ],
  ],
  [
    'the address of another page',
    async (content) => {
      await page({ name: 'Soup!' })(content);
      await page()(content);
    },
    ['content/pages/soup.md  the address /soup is already taken by content/pages/Soup!.md'],
  ],
  [
    'a page in a folder',
    page({ name: 'more/stew' }),
    [
      'content/pages/more/stew.md  a page lies in content/pages itself, because its address is the name of its file',
    ],
  ],
  [
    'a file name that makes no address',
    page({ name: '…' }),
    [
      'content/pages/….md  the file’s name needs a Latin letter or a digit, because it becomes the address',
    ],
  ],
  [
    'a link to a missing heading',
    page({ body: '## Hot\n\nSee [it](#hit).' }),
    ['content/pages/soup.md:8  this page has no heading for "#hit", did you mean "#hot"?'],
  ],
  [
    'a link in an article to a missing page and a missing heading',
    async (content) => {
      await page({ body: '## Hot\n\nSoup.' })(content);
      await content.body('stew', 'See [it](/soups) and [that](/soup#hit).');
    },
    [
      'content/blog/stew.md:1  that page has no heading for "/soup#hit", did you mean "#hot"?',
      'content/blog/stew.md:1  there is no page "/soups", did you mean "/soup"?',
    ],
  ],
];

test.each(broken)('reports %s', async (_name, change, problems) => {
  await change(copy);
  expect(await copy.check()).toEqual(problems);
});

test('measures the name, which the browser’s tab shows instead of the title', async () => {
  await page({ fields: `title: Soup\n${DESCRIPTION}\nname: ${'Soup '.repeat(12)}` })(copy);
  expect(await copy.check()).toEqual([
    expect.stringContaining(
      'content/pages/soup.md:4  name: expected a title of 20 to 65 characters in the browser’s tab, found ',
    ),
  ]);
});

test.each(['product', 'resources', 'note'])(
  'accepts a page in the list %s of the footer',
  async (footer) => {
    await page({ fields: `title: Soup in cold winters\n${DESCRIPTION}\nfooter: ${footer}` })(copy);
    expect(await copy.check()).toEqual([]);
  },
);
