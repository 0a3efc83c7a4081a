import { pictureFile } from '../picture-file';
import { body, fields, type Broken } from './broken';

export const brokenFields: Broken[] = [
  [
    'an unknown key',
    fields('key', 'date: 2025-10-19\ntitel: Soup'),
    ['content/blog/key.md:3  titel: unknown key, did you mean "title"?'],
  ],
  [
    'an unknown key that resembles no known key',
    fields('key-2', 'title: Soup\nslug: soup'),
    [
      'content/blog/key-2.md:3  slug: unknown key; the keys here are title, excerpt, category, author, date, updated, readTime, image, imageAlt, invertImageInDarkMode, formerly, draft',
    ],
  ],
  [
    'a day that doesn’t exist',
    fields('day', 'date: 2025-02-30'),
    ['content/blog/day.md:2  date: expected a day such as 2025-10-19, found the text "2025-02-30"'],
  ],
  [
    'a day in words',
    fields('day-2', 'title: Soup\ndate: yesterday'),
    [
      'content/blog/day-2.md:3  date: expected a day such as 2025-10-19, found the text "yesterday"',
    ],
  ],
  [
    'a leap day in another year',
    fields('day-3', 'date: 2025-02-29'),
    [
      'content/blog/day-3.md:2  date: expected a day such as 2025-10-19, found the text "2025-02-29"',
    ],
  ],
  [
    'a read time that is a number',
    fields('time', 'readTime: 6'),
    ['content/blog/time.md:2  readTime: expected a time such as 6 min read, found the text "6"'],
  ],
  [
    'a former slug that is no slug',
    fields('former', 'title: Soup\nformerly: [old-soup, /blog/Old Soup]'),
    [
      'content/blog/former.md:3  formerly[1]: expected a name of small letters, digits and hyphens, found the text "/blog/Old Soup"',
    ],
  ],
  [
    'former slugs that are no list',
    fields('former-2', 'formerly: old-broth'),
    ['content/blog/former-2.md:2  formerly: expected a list, found the text "old-broth"'],
  ],
  [
    'a former slug that is the address of an article',
    fields('former-3', 'formerly:\n  - old-stew\n  - former-3'),
    [
      'content/blog/former-3.md:2  formerly[1]: expected an address that no article has any more, but /blog/former-3 is the address of content/blog/former-3.md',
    ],
  ],
  [
    'a former slug of two articles',
    async (copy) => {
      await fields('former-4', 'formerly: [old-salad]')(copy);
      await fields('former-5', 'formerly: [old-salad]')(copy);
    },
    [
      'content/blog/former-5.md:2  formerly[0]: expected an address that no article has any more, but /blog/old-salad already leads to content/blog/former-4.md',
    ],
  ],
  [
    'a flag that is neither true nor false',
    fields('flag', 'draft: yes'),
    ['content/blog/flag.md:2  draft: expected true or false, found the text "yes"'],
  ],
  [
    'a title that is a list',
    fields('title', 'title: [Soup, Stew]'),
    ['content/blog/title.md:2  title: expected a text, found a list'],
  ],
  [
    'broken YAML',
    fields('yaml', 'author: Ada\ntitle: Soup: the best'),
    [
      'content/blog/yaml.md:3  broken YAML in "title: Soup: the best": nested mappings are not allowed in compact mappings',
    ],
  ],
  [
    'front matter that is a text',
    fields('yaml-2', 'Soup'),
    ['content/blog/yaml-2.md  expected fields such as "title: Soup", found the text "Soup"'],
  ],
  [
    'front matter without a closing line',
    body('end', '---\ntitle: Soup\n'),
    [
      'content/blog/end.md:1  the fields above the text begin with --- but don’t end with a line ---',
    ],
  ],
];

export const brokenPictures: Broken[] = [
  [
    'a picture that doesn’t exist',
    fields('picture', 'imageAlt: Soup.\nimage: ./soup.jpg'),
    ['content/blog/picture.md:3  image: there is no picture "./soup.jpg"'],
  ],
  [
    'a file that isn’t a picture',
    fields('picture-2', 'imageAlt: Soup.\nimage: ./picture-2.md'),
    ['content/blog/picture-2.md:3  image: "./picture-2.md" is no picture that can be read'],
  ],
  [
    'a picture without imageAlt',
    fields('picture-3', 'title: Soup\nimage: ./images/cutting-board.jpg'),
    [
      'content/blog/picture-3.md:3  image: needs an imageAlt, a text that says what the picture shows',
    ],
  ],
  [
    'a picture that is too small',
    async (copy) => {
      await copy.write('content/blog/small.png', await pictureFile(300, 200));
      await fields('picture-4', 'image: ./small.png\nimageAlt: Soup.')(copy);
    },
    [
      'content/blog/picture-4.md:2  image: expected a picture at least 1200 pixels wide, "./small.png" has 300',
    ],
  ],
  [
    'a picture in the article without alternative text',
    body('image', 'Soup:\n\n![](./images/cutting-board.jpg)'),
    [
      'content/blog/image.md:3  the picture "./images/cutting-board.jpg" needs a text that says what it shows: ![what it shows](./images/cutting-board.jpg)',
    ],
  ],
  [
    'a picture in the article that doesn’t exist',
    body('image-2', '![Soup](soup.jpg)'),
    ['content/blog/image-2.md:1  there is no picture "soup.jpg"'],
  ],
  [
    'a picture in the article with an insecure address',
    body('image-3', '![Soup](http://soup.example/soup.jpg)'),
    [
      'content/blog/image-3.md:1  expected the path of a picture beside this file or an address that begins with https:, found "http://soup.example/soup.jpg"',
    ],
  ],
];

export const brokenBodies: Broken[] = [
  [
    'an empty article',
    body('empty', '---\ntitle: Soup\n---\n\n<!-- soon -->\n'),
    ['content/blog/empty.md:4  there is no article below the fields'],
  ],
  [
    'two articles with one address',
    async (copy) => {
      await body('tomato-soup', 'One.')(copy);
      await body('Tomato Soup!', 'Two.')(copy);
    },
    [
      'content/blog/tomato-soup.md  the address /blog/tomato-soup is already taken by content/blog/Tomato Soup!.md',
    ],
  ],
  [
    'a file name that makes no address',
    body('…', 'Soup.'),
    [
      'content/blog/….md  the file’s name needs a Latin letter or a digit, because it becomes the address',
    ],
  ],
  [
    'a link to a missing page',
    body('link', '# Soup\n\nSee the [prices](/pricng).'),
    ['content/blog/link.md:3  there is no page "/pricng", did you mean "/pricing"?'],
  ],
  [
    'a link to a missing article',
    body('link-2', 'See [how](/blog/how-ranking-by-nutrient-gap-works).'),
    [
      'content/blog/link-2.md:1  there is no article "/blog/how-ranking-by-nutrient-gap-works", did you mean "/blog/how-ranking-by-nutrient-gaps-works"?',
    ],
  ],
  [
    'a link to a missing heading',
    body('link-3', '## Hot soup\n\nSee [above](#hot-soups).'),
    [
      'content/blog/link-3.md:3  this article has no heading for "#hot-soups", did you mean "#hot-soup"?',
    ],
  ],
  [
    'a link to a missing heading of another article',
    body('link-4', '[See][there].\n\n[there]: /blog/how-ranking-by-nutrient-gaps-works#nowhere'),
    [
      'content/blog/link-4.md:1  that article has no heading for "/blog/how-ranking-by-nutrient-gaps-works#nowhere"',
    ],
  ],
  [
    'a link to a file',
    body('link-5', 'See [the other](./other.md).'),
    [
      'content/blog/link-5.md:1  expected a link that begins with /, such as /blog/…, found "./other.md"',
    ],
  ],
  [
    'a link that runs script',
    body('link-6', 'See [this](javascript:alert(1)).'),
    [
      'content/blog/link-6.md:1  expected a link that begins with https:, mailto:, tel:, / or #, found "javascript:alert(1)"',
    ],
  ],
  [
    'a link to a draft',
    async (copy) => {
      await fields('unready', 'draft: true')(copy);
      await body('link-7', 'See [this](/blog/unready).')(copy);
    },
    ['content/blog/link-7.md:1  the article "/blog/unready" is still a draft'],
  ],
  [
    'a link to an article that appears later',
    async (copy) => {
      await fields('coming', 'date: 2099-03-01T23:00:00-05:00')(copy);
      await body('link-9', 'See [this](/blog/coming).')(copy);
    },
    ['content/blog/link-9.md:1  the article "/blog/coming" appears later, on 2099-03-02'],
  ],
];
