import type { ContentCopy } from '../content-copy';
import type { Broken } from './broken';

const DESCRIPTION =
  'description: What we cook when it is cold outside, and why a pot of soup is the best of it.';

/** Writes a page of prose. */
const page =
  (
    name: string,
    { fields = `title: Soup in winter\n${DESCRIPTION}`, body = 'Soup is good.' } = {},
  ) =>
  (copy: ContentCopy) =>
    copy.write(`content/pages/${name}.md`, `---\n${fields}\n---\n\n${body}\n`);

export const brokenProsePages: Broken[] = [
  [
    'a page of prose without a title',
    page('soup', { fields: DESCRIPTION }),
    ['content/pages/soup.md  title: missing, expected a text'],
  ],
  [
    'a page of prose with a short title',
    page('soup-7', { fields: `title: Soup\n${DESCRIPTION}` }),
    [
      'content/pages/soup-7.md:2  title: expected a title of 20 to 65 characters in the browser’s tab, found 16: "Soup · Evenplate"',
    ],
  ],
  [
    'a page of prose with a long name',
    page('soup-8', { fields: `title: Soup\n${DESCRIPTION}\nname: ${'Soup '.repeat(12)}` }),
    [
      'content/pages/soup-8.md:4  name: expected a title of 20 to 65 characters in the browser’s tab, found 71: "Soup Soup Soup Soup Soup Soup Soup Soup Soup Soup Soup Soup …"',
    ],
  ],
  [
    'a page of prose with a short description',
    page('soup-9', { fields: 'title: Soup in winter\ndescription: About soup.' }),
    [
      'content/pages/soup-9.md:3  description: expected a text of 70 to 160 characters, found the text "About soup."',
    ],
  ],
  [
    'an unknown key in a page of prose',
    page('soup-2', { fields: `title: Soup in winter\n${DESCRIPTION}\nfoter: true` }),
    ['content/pages/soup-2.md:4  foter: unknown key, did you mean "footer"?'],
  ],
  [
    'an empty page of prose',
    page('soup-3', { body: '' }),
    ['content/pages/soup-3.md:5  there is no text below the fields'],
  ],
  [
    'an unknown name in braces in a page of prose',
    page('soup-12', { body: 'Soup.\n\n`{themeCooky}` and {salt}.' }),
    [
      'content/pages/soup-12.md:8  there is no name {salt} here; the names are product, parentDomain, themeCookie, themeStorageKey, themeCookieDays',
      'content/pages/soup-12.md:8  there is no name {themeCooky} here, did you mean "themeCookie"?',
    ],
  ],
  [
    'a page of prose with the address of a route',
    page('Pricing'),
    ['content/pages/Pricing.md  the address /pricing is already taken by a page in src/routes.ts'],
  ],
  [
    'a page of prose with the address of a link in site.json',
    page('docs'),
    [
      'content/pages/docs.md  the address /docs is already taken by a link in content/data/site.json',
    ],
  ],
  [
    'a page of prose with a reserved address',
    page('share'),
    [
      'content/pages/share.md  the address /share is reserved for files that the build writes; rename the file',
    ],
  ],
  [
    'two pages of prose with one address',
    page('Accessibility!'),
    [
      'content/pages/accessibility.md  the address /accessibility is already taken by content/pages/Accessibility!.md',
    ],
  ],
  [
    'a page of prose in a folder',
    page('more/soup-4'),
    [
      'content/pages/more/soup-4.md  a page lies in content/pages itself, because its address is the name of its file',
    ],
  ],
  [
    'a page of prose whose file name makes no address',
    page('…'),
    [
      'content/pages/….md  the file’s name needs a Latin letter or a digit, because it becomes the address',
    ],
  ],
  [
    'a link in a page of prose to a missing page',
    page('soup-5', { body: 'See [it](/acessibility).' }),
    ['content/pages/soup-5.md:6  there is no page "/acessibility", did you mean "/accessibility"?'],
  ],
  [
    'a link in a page of prose to a missing heading',
    page('soup-6', { body: '## Hot\n\nSee [it](#hit).' }),
    ['content/pages/soup-6.md:8  this page has no heading for "#hit", did you mean "#hot"?'],
  ],
  [
    'a link in an article to a missing heading of a page of prose',
    (copy) =>
      copy.write('content/blog/link-8.md', 'See [it](/accessibility#what-was-testd) and stop.'),
    [
      'content/blog/link-8.md:1  that page has no heading for "/accessibility#what-was-testd", did you mean "#what-was-tested"?',
    ],
  ],
];
