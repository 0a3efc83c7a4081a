import { symlink, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile } from '../picture-file';
import { body, data, fields, type Broken } from './broken';

/** Makes a folder of this name. */
const folder = (name: string) => (copy: { root: string }) =>
  mkdir(join(copy.root, name), { recursive: true });

/** Files that can't be read as what their names say. */
export const brokenFiles: Broken[] = [
  [
    'an article in Latin-1',
    (copy) =>
      copy.write('content/blog/latin.md', Buffer.from('---\ntitle: Soup\n---\n\nCrème', 'latin1')),
    ['content/blog/latin.md:5  expected text in UTF-8, found other bytes; save the file as UTF-8'],
  ],
  [
    'an article in UTF-16',
    (copy) => copy.write('content/blog/utf-16.md', Buffer.from('\uFEFFSoup.', 'utf16le')),
    ['content/blog/utf-16.md  expected text in UTF-8, found UTF-16; save the file as UTF-8'],
  ],
  [
    'an article with a NUL character',
    body('nul', 'Soup\n\0'),
    ['content/blog/nul.md:2  found a NUL character, which no text has'],
  ],
  [
    'data in UTF-16',
    (copy) => copy.write('content/data/trending.json', Buffer.from('\uFEFF{}', 'utf16le')),
    ['content/data/trending.json  expected text in UTF-8, found UTF-16; save the file as UTF-8'],
  ],
  [
    'data with a byte order mark',
    data('not-found', '{', '\uFEFF{'),
    [
      'content/data/not-found.json:1  the file begins with a byte order mark; save it as UTF-8 without one',
    ],
  ],
  [
    'a folder with the name of a data file',
    async (copy) => {
      await copy.remove('content/data/interface.json');
      await folder('content/data/interface.json')(copy);
    },
    ['content/data/interface.json  expected a file, found a folder'],
  ],
  [
    'a folder among the data',
    folder('content/data/more.json'),
    ['content/data/more.json  no page uses a file of this name, did you mean "site.json"?'],
  ],
  [
    'a folder named as an article',
    folder('content/blog/folder.md'),
    ['content/blog/folder.md  expected a file, found a folder'],
  ],
  [
    'a symbolic link to a missing file, named as an article',
    (copy) => symlink('nowhere.md', join(copy.root, 'content/blog/link-9.md')),
    ['content/blog/link-9.md  the file can’t be read; it may be a link that leads nowhere'],
  ],
  [
    'an article whose ending is in capitals',
    (copy) => copy.write('content/blog/capital.MD', '---\ntitel: Soup\n---\n\nSoup.'),
    ['content/blog/capital.MD:2  titel: unknown key, did you mean "title"?'],
  ],
  [
    'a readme among the pictures',
    (copy) => copy.write('content/blog/images/readme.md', 'These are pictures.'),
    [
      'content/blog/images/readme.md  a markdown file becomes an article, and a folder named images holds pictures only',
    ],
  ],
  [
    'a missing backdrop of shared pictures',
    (copy) => copy.remove('content/images/share/backdrop.jpg'),
    ['content/images/share/backdrop.jpg  there is no picture "backdrop.jpg"'],
  ],
  [
    'a picture that is cut off',
    async (copy) => {
      const whole = await pictureFile(1400, 900);
      await copy.write('content/blog/cut.png', whole.subarray(0, whole.length - 400));
      await fields('picture-5', 'image: ./cut.png\nimageAlt: Soup.')(copy);
    },
    ['content/blog/picture-5.md:2  image: "./cut.png" is no picture that can be read'],
  ],
];

/** Front matter that can't be read. */
export const brokenYaml: Broken[] = [
  [
    'an unclosed quote on the line where it begins',
    fields('quote', 'author: Ada\ntitle: "Soup\ncategory: Food\n'),
    ['content/blog/quote.md:3  broken YAML in "title: "Soup": missing closing "quote'],
  ],
  [
    'a fence with a language',
    body('fence', '---js\n{ title: "Soup" }\n---\n\nSoup.'),
    [
      'content/blog/fence.md:1  the fields above the text begin with a line --- alone, found "---js"',
    ],
  ],
  [
    'a closing line with more on it',
    body('fence-2', '---\ntitle: Soup\n---more\n\nSoup.'),
    [
      'content/blog/fence-2.md:3  the fields above the text end with a line --- alone, found "---more"',
    ],
  ],
  [
    'an alias without an anchor',
    fields('alias', 'date: 2025-10-19\ntitle: *soup'),
    [
      'content/blog/alias.md:3  broken YAML in "title: *soup": aliases such as *name aren’t known here',
    ],
  ],
  [
    'an unknown tag',
    fields('tag', 'title: !!js/function "Soup"'),
    [
      'content/blog/tag.md:2  broken YAML in "title: !!js/function "Soup"": unresolved tag: tag:yaml.org,2002:js/function',
    ],
  ],
  [
    'a mistyped year',
    fields('year', 'date: 0001-01-01\nupdated: 9999-01-01'),
    [
      'content/blog/year.md:2  date: expected a day such as 2025-10-19, found the text "0001-01-01"',
      'content/blog/year.md:3  updated: expected a day such as 2025-10-19, found the text "9999-01-01"',
    ],
  ],
  [
    'an imageAlt without an image',
    fields('alt', 'imageAlt: Soup.'),
    ['content/blog/alt.md:2  imageAlt: says what an image shows, but there is no image'],
  ],
];

/** Markdown that a page can't show, or that is too large for a build. */
export const brokenMarkdown: Broken[] = [
  [
    'a link to a heading of a page without known headings',
    body('hash', 'See [it](/pricing#plans).'),
    [
      'content/blog/hash.md:1  expected a link to the whole page "/pricing", found "/pricing#plans"; only articles and pages of prose have headings to link to',
    ],
  ],
  [
    'a picture in HTML that doesn’t exist',
    body('html', 'Soup.\n\n<img src="nowhere.jpg" alt="Soup">'),
    ['content/blog/html.md:3  there is no picture "nowhere.jpg"'],
  ],
  [
    'a link in HTML that leads nowhere',
    body('html-2', 'Soup <a href="/pricng">here</a>.'),
    ['content/blog/html-2.md:1  there is no page "/pricng", did you mean "/pricing"?'],
  ],
  [
    'an element that the page leaves out',
    body('html-3', 'Soup.\n\n<video src="soup.mp4"></video>'),
    ['content/blog/html-3.md:3  the page can’t show the element <video>'],
  ],
  [
    'an unknown callout',
    body('callout', 'Soup.\n\n> [!NOTES]\n> Hot.'),
    [
      'content/blog/callout.md:3  expected "[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]" or "[!CAUTION]", found "[!NOTES]", did you mean "[!NOTE]"?',
    ],
  ],
  [
    'a callout with text beside its marker',
    body('callout-2', '> [!NOTE] Hot.'),
    ['content/blog/callout-2.md:1  the marker [!NOTE] stands on a line of its own'],
  ],
  [
    'an article with only definitions',
    body('empty-2', '---\n---\n\n[^1]: The note.\n\n[a]: /pricing'),
    ['content/blog/empty-2.md:3  there is no article below the fields'],
  ],
  [
    'quotations nested too deeply',
    body('deep', `${'> '.repeat(10_000)}Soup.`),
    ['content/blog/deep.md:1  quotations, lists or HTML are nested more than 100 levels deep'],
  ],
  [
    'HTML elements nested too deeply',
    body('deep-2', `${'<div>'.repeat(10_000)}Soup.`),
    ['content/blog/deep-2.md:1  quotations, lists or HTML are nested more than 100 levels deep'],
  ],
  [
    'an article of six million characters',
    body('long', 'Soup. '.repeat(1_000_000)),
    ['content/blog/long.md:1  the article has 6,000,000 characters, and 100,000 are the most'],
  ],
  [
    'pictures of nine other sites',
    body(
      'zz-hosts',
      Array.from({ length: 9 }, (_, n) => `![Soup](https://soup-${n}.example/a.jpg)`).join('\n'),
    ),
    [
      'content/blog/zz-hosts.md:9  expected pictures of at most 8 other sites in all articles, found soup-8.example as number 9',
    ],
  ],
];

export const brokenSite: Broken[] = [
  ...['/blog', '/?a=b', '/a b'].map((path): Broken => [
    `a site address that ends with ${path}`,
    data('site', '"https://www.evenplate.example"', `"https://www.evenplate.example${path}"`),
    [
      `content/data/site.json:6  siteUrl: expected an address that begins with https:// and has no path, space, query or user, found the text "https://www.evenplate.example${path}"`,
    ],
  ]),
  [
    'a site address with a user',
    data('site', '"https://www.evenplate.example"', '"https://ada@evenplate.example"'),
    [
      'content/data/site.json:6  siteUrl: expected an address that begins with https:// and has no path, space, query or user, found the text "https://ada@evenplate.example"',
    ],
  ],
  [
    'a cookie named __proto__',
    data('site', '"themeCookie": "evenplate-theme"', '"themeCookie": "__proto__"'),
    [
      'content/data/site.json:14  themeCookie: expected a name of letters, digits, - and _ that begins with a letter, found the text "__proto__"',
    ],
  ],
  [
    'a key named __proto__',
    data('features', '"title"', '"__proto__": 1, "title"'),
    [
      'content/data/features.json:4  the key "__proto__" has a meaning of its own in JavaScript; choose another',
    ],
  ],
  [
    'lists nested too deeply',
    (copy) => copy.write('content/data/creators.json', '['.repeat(100_000)),
    ['content/data/creators.json:1  objects and lists are nested too deeply'],
  ],
];
