import { contentCopy } from '../../../../tests/unit/content-copy';
import { pictureFile } from '../../../../tests/unit/picture-file';

const copy = contentCopy();

const ACCEPTED: Record<string, string> = {
  'no fields at all': 'Only text.',
  'a task list with numbers': '1. [ ] Chop\n2. [x] Boil',
  'empty fields': '---\n---\n\nText.',
  'fields without a value': '---\ntitle:\ndate: ""\nimage: " "\ndraft: null\n---\n\nText.',
  'markup in the title': '---\ntitle: <b>Soup</b> & *stew*\n---\n\nText.',
  'right-to-left text': '---\ntitle: مرحبا\n---\n\n## شوربة\n\nانظر [هنا](#شوربة).',
  'a leap day': '---\ndate: 2024-02-29\n---\n\nText.',
  'a string that YAML 1.1 read as a boolean': '---\nauthor: no\n---\n\nText.',
  'a time as other systems write it': '---\ndate: 2015-01-02 7:30:00 -0800\n---\n\nText.',
  'a time in another zone': '---\ndate: 2025-12-31T23:59:59+02:00\n---\n\nText.',
  'Windows line endings, and an update on the day of the article':
    '---\r\ndate: 2025-10-19T08:00\r\nupdated: 2025-10-19\r\n---\r\n\r\n> [!NOTE]\r\n> Text.\r\n\r\n```\r\nsoup\r\n```\r\n',
  'a byte order mark': '\uFEFF---\ntitle: Soup\n---\n\nText.',
  'a rule at the beginning of the text': '---\ntitle: Soup\n---\n\n---\n\nText.',
  'headings of the same name': '## Part\n\n## Part\n\n[First](#part), [second](#part-1).',
  'links of every kind':
    '[a](/) [b](/blog) [c](/pricing?period=annual#plans) [d](/docs) [e](/rss.xml) [f](https://x.example) [g](mailto:a@x.example) [h](#)[^1]\n\n## With `code`\n\n[i](#with-code)\n\n[^1]: Note.',
  'breaks, boxes and HTML before text':
    'One  \ntwo\\\nthree.\n\n- [ ] todo\n- [x] done[^1]\n\n<b>Soup</b> and <br> stew.\n\n[^1]: Note.',
  'a linked picture, and an attribute that the site sets itself':
    '[![Soup](https://a.example/b.jpg)](/pricing) <a href="/pricing" rel="nofollow">Stew</a>',
  'markers of callouts elsewhere': '> ## [!SOUP]\n\n- [!SOUP]\n\n  Hot.',
  'code that looks like a link': '`[a](/nowhere)`\n\n```md\n![](nowhere.jpg)\n```',
};

const inAccepted = copy.checkAll('blog', Object.values(ACCEPTED));

test.each(Object.entries(ACCEPTED))('accepts %s', (_name, text) => {
  expect(inAccepted(text)).toEqual([]);
});

test.each([
  ['an author’s own ids', '<a name="end"></a><b id="own">Soup</b>, [a](#end), [b](/blog/soup#own)'],
  [
    'the top and to text fragments',
    '[a](#top) [b](#Top) [c](#:~:text=soup) [d](/blog/soup#end:~:text=a)\n\n<a name="end"></a>Soup.',
  ],
])('accepts links to %s', async (_kind, text) => {
  await copy.body('soup', text);
  expect(await copy.check()).toEqual([]);
});

test('accepts an SVG of any width, and a picture with a space in its name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';
  await copy.write('content/blog/soup.svg', svg);
  await copy.write('content/blog/hot soup.png', await pictureFile(30, 20));
  const fields = 'image: ./soup.svg\nimageAlt: Soup.';
  await copy.post('soup', fields, '![Soup](<hot soup.png>) ![Soup](hot%20soup.png)');
  expect(await copy.check()).toEqual([]);
});

test('accepts a link from a scheduled article to one that appears earlier', async () => {
  await copy.post('first', 'date: 2099-03-01');
  await copy.post('second', 'date: 2099-03-02', 'See [this](/blog/first).');
  expect(await copy.check()).toEqual([]);
});

test('accepts hidden files, which Gatsby doesn’t read either', async () => {
  for (const name of ['._soup', '.notes/soup']) await copy.body(name, '---\ntitel: Soup');
  await copy.write('content/data/.DS_Store', '');
  expect(await copy.check()).toEqual([]);
});
