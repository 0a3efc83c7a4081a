/** @jest-environment node */
import { symlink } from 'node:fs/promises';
import { contentCopy, type Broken } from '../../../tests/unit/content-copy';
import { pictureFile } from '../../../tests/unit/picture-file';

const copy = contentCopy();

/** Each article is `content/blog/soup.md`, unless its row writes others. */
const fields =
  (yaml: string): Broken[1] =>
  ({ post }) =>
    post('soup', yaml);
const body =
  (markdown: string): Broken[1] =>
  (content) =>
    content.body('soup', markdown);

const brokenFields: Broken[] = [
  [
    'an unknown key',
    fields('date: 2025-10-19\ntitel: Soup'),
    ['content/blog/soup.md:3  titel: unknown key, did you mean "title"?'],
  ],
  [
    'an unknown key that resembles no known key',
    fields('title: Soup\nnotes: hot'),
    [
      'content/blog/soup.md:3  notes: unknown key; the keys here are title, excerpt, category, author, date, updated, readTime, image, imageAlt, invertImageInDarkMode, formerly, draft',
    ],
  ],
  [
    'a day that doesn’t exist',
    fields('date: 2025-02-30'),
    [
      'content/blog/soup.md:2  date: expected a day such as 2025-10-19, found the text "2025-02-30"',
    ],
  ],
  [
    'a leap day in another year, with a time',
    fields('date: 2025-02-29T10:00:00Z'),
    [
      'content/blog/soup.md:2  date: expected a day such as 2025-10-19, found the text "2025-02-29T10:00:00Z"',
    ],
  ],
  [
    'a day in words',
    fields('title: Soup\ndate: yesterday'),
    ['content/blog/soup.md:3  date: expected a day such as 2025-10-19, found the text "yesterday"'],
  ],
  [
    'a mistyped year',
    fields('date: 0001-01-01\nupdated: 9999-01-01'),
    [
      'content/blog/soup.md:2  date: expected a day such as 2025-10-19, found the text "0001-01-01"',
      'content/blog/soup.md:3  updated: expected a day such as 2025-10-19, found the text "9999-01-01"',
    ],
  ],
  [
    'a time of day as a title, which YAML 1.1 reads as a number',
    fields('title: 12:30'),
    ['content/blog/soup.md:2  title: expected a text, found the number 750; put it in quotes'],
  ],
  [
    'a day as a title',
    fields('title: 2025-10-19'),
    ['content/blog/soup.md:2  title: expected a text, found the day 2025-10-19; put it in quotes'],
  ],
  [
    'a read time that is a number',
    fields('readTime: 6'),
    ['content/blog/soup.md:2  readTime: expected a time such as 6 min read, found the number 6'],
  ],
  [
    'a flag that is neither true nor false',
    fields('draft: yes'),
    ['content/blog/soup.md:2  draft: expected true or false, found the text "yes"'],
  ],
  [
    'a title that is a list',
    fields('title: [Soup, Stew]'),
    ['content/blog/soup.md:2  title: expected a text, found a list'],
  ],
  [
    'a former slug that is no slug',
    fields('title: Soup\nformerly: [old-soup, /blog/Old Soup]'),
    [
      'content/blog/soup.md:3  formerly[1]: expected a name of small letters, digits and hyphens, found the text "/blog/Old Soup"',
    ],
  ],
  [
    'former slugs that are no list',
    fields('formerly: old-broth'),
    ['content/blog/soup.md:2  formerly: expected a list, found the text "old-broth"'],
  ],
  [
    'a former slug that is the address of an article',
    fields('formerly:\n  - old-stew\n  - soup'),
    [
      'content/blog/soup.md:2  formerly[1]: expected an address that no article has any more, but /blog/soup is the address of content/blog/soup.md',
    ],
  ],
  [
    'a former slug of two articles',
    async ({ post }) => {
      await post('salad-1', 'formerly: [old-salad]');
      await post('salad-2', 'formerly: [old-salad]');
    },
    [
      'content/blog/salad-2.md:2  formerly[0]: expected an address that no article has any more, but /blog/old-salad already leads to content/blog/salad-1.md',
    ],
  ],
  [
    'an imageAlt without an image',
    fields('imageAlt: Soup.'),
    ['content/blog/soup.md:2  imageAlt: says what an image shows, but there is no image'],
  ],
];

const brokenYaml: Broken[] = [
  [
    'broken YAML',
    fields('author: Ada\ntitle: Soup: the best'),
    [
      'content/blog/soup.md:3  broken YAML in "title: Soup: the best": a text with a colon stands in quotes',
    ],
  ],
  [
    'an unclosed quote',
    fields('title: "Soup'),
    [
      'content/blog/soup.md:3  broken YAML: unexpected end of the stream within a double quoted scalar',
    ],
  ],
  [
    'a duplicate key',
    fields('title: Soup\ntitle: Stew'),
    ['content/blog/soup.md:3  broken YAML in "title: Stew": duplicated mapping key'],
  ],
  [
    'an alias without an anchor',
    fields('date: 2025-10-19\ntitle: *soup'),
    ['content/blog/soup.md:3  broken YAML in "title: *soup": unidentified alias "soup"'],
  ],
  [
    'an unknown tag',
    fields('title: !!js/function "Soup"'),
    [
      'content/blog/soup.md:2  broken YAML in "title: !!js/function "Soup"": unknown tag !<tag:yaml.org,2002:js/function>',
    ],
  ],
  [
    'fields that are a text',
    fields('Soup'),
    ['content/blog/soup.md  expected fields such as "title: Soup", found the text "Soup"'],
  ],
  [
    'fields that are nested too deeply',
    fields(`title: ${'['.repeat(20_000)}`),
    ['content/blog/soup.md:1  the fields are nested too deeply'],
  ],
  [
    'fields without a closing line',
    body('---\ntitle: Soup\n'),
    [
      'content/blog/soup.md:1  the fields above the text begin with --- but don’t end with a line ---',
    ],
  ],
  [
    'a fence with a language, which gray-matter would run',
    body('---js\n{ title: "Soup" }\n---\n\nSoup.'),
    [
      'content/blog/soup.md:1  the fields above the text begin with a line --- alone, found "---js"',
    ],
  ],
  [
    'a closing line with more on it',
    body('---\ntitle: Soup\n---more\n\nSoup.'),
    [
      'content/blog/soup.md:3  the fields above the text end with a line --- alone, found "---more"',
    ],
  ],
];

const brokenPictures: Broken[] = [
  [
    'a picture that doesn’t exist',
    fields('imageAlt: Soup.\nimage: ./soup.jpg'),
    ['content/blog/soup.md:3  image: there is no picture "./soup.jpg"'],
  ],
  [
    'a file that isn’t a picture',
    fields('imageAlt: Soup.\nimage: ./soup.md'),
    ['content/blog/soup.md:3  image: "./soup.md" is no picture that can be read'],
  ],
  [
    'a picture without imageAlt',
    async ({ write, post }) => {
      await write('content/blog/soup.png', await pictureFile(1200, 800));
      await post('soup', 'title: Soup\nimage: ./soup.png');
    },
    ['content/blog/soup.md:3  image: needs an imageAlt, a text that says what the picture shows'],
  ],
  [
    'a picture that is too small',
    async ({ write, post }) => {
      await write('content/blog/small.png', await pictureFile(300, 200));
      await post('soup', 'image: ./small.png\nimageAlt: Soup.');
    },
    [
      'content/blog/soup.md:2  image: expected a picture at least 1200 pixels wide, "./small.png" has 300',
    ],
  ],
  [
    'a picture that is cut off',
    async ({ write, post }) => {
      const whole = await pictureFile(1400, 900);
      await write('content/blog/cut.png', whole.subarray(0, whole.length - 400));
      await post('soup', 'image: ./cut.png\nimageAlt: Soup.');
    },
    ['content/blog/soup.md:2  image: "./cut.png" is no picture that can be read'],
  ],
  [
    'a picture in the article without alternative text',
    body('Soup:\n\n![](https://pictures.example/soup.jpg)'),
    [
      'content/blog/soup.md:3  the picture "https://pictures.example/soup.jpg" needs a text that says what it shows: ![what it shows](https://pictures.example/soup.jpg)',
    ],
  ],
  [
    'a picture in the article that doesn’t exist',
    body('![Soup](soup.jpg)'),
    ['content/blog/soup.md:1  there is no picture "soup.jpg"'],
  ],
  [
    'a picture in HTML that doesn’t exist',
    body('Soup.\n\n<img src="nowhere.jpg" alt="Soup">'),
    ['content/blog/soup.md:3  there is no picture "nowhere.jpg"'],
  ],
  [
    'a picture in the article with an insecure address',
    body('![Soup](http://soup.example/soup.jpg)'),
    [
      'content/blog/soup.md:1  expected the path of a picture beside this file or an address that begins with https:, found "http://soup.example/soup.jpg"',
    ],
  ],
];

const brokenLinks: Broken[] = [
  [
    'a link to a missing page',
    body('# Soup\n\nSee the [prices](/pricng).'),
    ['content/blog/soup.md:3  there is no page "/pricng", did you mean "/pricing"?'],
  ],
  [
    'a link in HTML to a missing page',
    body('Soup <a href="/pricng">here</a>.'),
    ['content/blog/soup.md:1  there is no page "/pricng", did you mean "/pricing"?'],
  ],
  [
    'a link to a missing article',
    body('See [this](/blog/soups).'),
    ['content/blog/soup.md:1  there is no article "/blog/soups", did you mean "/blog/soup"?'],
  ],
  [
    'a link to a missing heading',
    body('## Hot soup\n\nSee [above](#hot-soups).'),
    [
      'content/blog/soup.md:3  this article has no heading for "#hot-soups", did you mean "#hot-soup"?',
    ],
  ],
  [
    'a link to a missing heading of another article',
    async (content) => {
      await content.body('stew', '## Hot stew\n\nStew.');
      await content.body('soup', '[See][there].\n\n[there]: /blog/stew#nowhere');
    },
    ['content/blog/soup.md:1  that article has no heading for "/blog/stew#nowhere"'],
  ],
  [
    'a link to a heading of a page without known headings',
    body('See [it](/pricing#plans).'),
    [
      'content/blog/soup.md:1  expected a link to the whole page "/pricing", found "/pricing#plans"; only articles and pages of prose have headings to link to',
    ],
  ],
  [
    'a link to a file',
    body('See [the other](./other.md).'),
    [
      'content/blog/soup.md:1  expected a link that begins with /, such as /blog/…, found "./other.md"',
    ],
  ],
  [
    'a link that runs script',
    body('See [this](javascript:alert(1)).'),
    [
      'content/blog/soup.md:1  expected a link that begins with https:, mailto:, tel:, / or #, found "javascript:alert(1)"',
    ],
  ],
  [
    'a link to a draft',
    async (content) => {
      await content.post('unready', 'draft: true');
      await content.body('soup', 'See [this](/blog/unready).');
    },
    ['content/blog/soup.md:1  the article "/blog/unready" is still a draft'],
  ],
  [
    'a link to an article that appears later',
    async (content) => {
      await content.post('coming', 'date: 2099-03-01T23:00:00-05:00');
      await content.body('soup', 'See [this](/blog/coming).');
    },
    ['content/blog/soup.md:1  the article "/blog/coming" appears later, on 2099-03-02'],
  ],
];

const brokenMarkdown: Broken[] = [
  [
    'an empty article',
    body('---\ntitle: Soup\n---\n\n<!-- soon -->\n'),
    ['content/blog/soup.md:4  there is no article below the fields'],
  ],
  [
    'an article with only definitions',
    body('---\n---\n\n[^1]: The note.\n\n[a]: /pricing'),
    ['content/blog/soup.md:3  there is no article below the fields'],
  ],
  [
    'an element that the page leaves out',
    body('Soup.\n\n<video src="soup.mp4"></video>'),
    ['content/blog/soup.md:3  the page can’t show the element <video>'],
  ],
  [
    'an unknown callout',
    body('Soup.\n\n> [!NOTES]\n> Hot.'),
    [
      'content/blog/soup.md:3  expected "[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]" or "[!CAUTION]", found "[!NOTES]", did you mean "[!NOTE]"?',
    ],
  ],
  [
    'a callout with text beside its marker',
    body('> [!NOTE] Hot.'),
    ['content/blog/soup.md:1  the marker [!NOTE] stands on a line of its own'],
  ],
  [
    'quotations nested too deeply',
    body(`${'> '.repeat(10_000)}Soup.`),
    ['content/blog/soup.md:1  quotations, lists or HTML are nested too deeply'],
  ],
  [
    'HTML elements nested too deeply',
    body(`${'<div>'.repeat(10_000)}Soup.`),
    ['content/blog/soup.md:1  quotations, lists or HTML are nested too deeply'],
  ],
];

const brokenFiles: Broken[] = [
  [
    'an article in Latin-1',
    ({ write }) =>
      write('content/blog/soup.md', Buffer.from('---\ntitle: Soup\n---\n\nCrème', 'latin1')),
    ['content/blog/soup.md:5  expected text in UTF-8, found other bytes; save the file as UTF-8'],
  ],
  [
    'an article in UTF-16',
    ({ write }) => write('content/blog/soup.md', Buffer.from('\uFEFFSoup.', 'utf16le')),
    ['content/blog/soup.md:1  expected text in UTF-8, found other bytes; save the file as UTF-8'],
  ],
  [
    'a symbolic link to a missing file',
    ({ at }) => symlink('nowhere.md', at('content/blog/soup.md')),
    ['content/blog/soup.md  the file can’t be read; it may be a folder, or a link to nowhere'],
  ],
  [
    'an article whose ending is in capitals',
    ({ write }) => write('content/blog/soup.MD', '---\ntitel: Soup\n---\n\nSoup.'),
    ['content/blog/soup.MD:2  titel: unknown key, did you mean "title"?'],
  ],
  [
    'a readme among the pictures',
    ({ write }) => write('content/blog/images/readme.md', 'These are pictures.'),
    [
      'content/blog/images/readme.md  a markdown file becomes an article, and a folder named images holds pictures only',
    ],
  ],
  [
    'two articles with one address',
    async (content) => {
      await content.body('tomato-soup', 'One.');
      await content.body('Tomato Soup!', 'Two.');
    },
    [
      'content/blog/tomato-soup.md  the address /blog/tomato-soup is already taken by content/blog/Tomato Soup!.md',
    ],
  ],
  [
    'a file name that makes no address',
    (content) => content.body('…', 'Soup.'),
    [
      'content/blog/….md  the file’s name needs a Latin letter or a digit, because it becomes the address',
    ],
  ],
];

test.each([
  ...brokenFields,
  ...brokenYaml,
  ...brokenPictures,
  ...brokenLinks,
  ...brokenMarkdown,
  ...brokenFiles,
])('reports %s', async (_name, change, problems) => {
  await change(copy);
  expect(await copy.check()).toEqual(problems);
});

const ACCEPTED: Record<string, string> = {
  'no fields at all': 'Only text.',
  'empty fields': '---\n---\n\nText.',
  'fields without a value': '---\ntitle:\ndate: ""\nimage: " "\ndraft: null\n---\n\nText.',
  'markup in the title': '---\ntitle: <b>Soup</b> & *stew*\n---\n\nText.',
  'a number in quotes as the title': '---\ntitle: "2025"\n---\n\nText.',
  'right-to-left text': '---\ntitle: مرحبا\n---\n\n## شوربة\n\nانظر [هنا](#شوربة).',
  'a leap day': '---\ndate: 2024-02-29\n---\n\nText.',
  'a time in another zone': '---\ndate: 2025-12-31T23:59:59+02:00\n---\n\nText.',
  'lines that end as on Windows': '---\r\ntitle: Soup\r\n---\r\n\r\nText.\r\n',
  'a byte order mark': '\uFEFF---\ntitle: Soup\n---\n\nText.',
  'a rule at the beginning of the text': '---\ntitle: Soup\n---\n\n---\n\nText.',
  'headings of the same name': '## Part\n\n## Part\n\n[First](#part), [second](#part-1).',
  'links of every kind':
    '[a](/) [b](/blog) [c](/pricing?period=annual) [d](/docs) [e](/rss.xml) [f](https://x.example) [g](mailto:a@x.example) [h](#)\n\n## With `code`\n\n[i](#with-code)',
  'code that looks like a link': '`[a](/nowhere)`\n\n```md\n![](nowhere.jpg)\n```',
};

test.each(Object.entries(ACCEPTED))('accepts %s', async (_name, text) => {
  await copy.body('soup', text);
  expect(await copy.check()).toEqual([]);
});

test('accepts an SVG of any width, and a picture with a space in its name', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9"/></svg>';
  await copy.write('content/blog/soup.svg', svg);
  await copy.write('content/blog/hot soup.png', await pictureFile(30, 20));
  await copy.post(
    'soup',
    'image: ./soup.svg\nimageAlt: Soup.',
    '![Soup](<hot soup.png>) ![Soup](hot%20soup.png)',
  );
  expect(await copy.check()).toEqual([]);
});

test('accepts a link of a scheduled article to one that appears before it', async () => {
  await copy.post('first', 'date: 2099-03-01');
  await copy.post('second', 'date: 2099-03-02', 'See [this](/blog/first).');
  expect(await copy.check()).toEqual([]);
});

test.each(['content/blog/._soup.md', 'content/blog/.notes/soup.md'])(
  'accepts the hidden file %s, which Gatsby doesn’t read either',
  async (file) => {
    await copy.write(file, '---\ntitel: Soup');
    expect(await copy.check()).toEqual([]);
  },
);
