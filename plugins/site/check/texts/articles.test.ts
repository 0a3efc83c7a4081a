import { symlink } from 'node:fs/promises';
import { contentCopy } from '../../../../tests/unit/content-copy';
import { pictureFile } from '../../../../tests/unit/picture-file';

const copy = contentCopy();

const FILE = 'content/blog/soup.md';

type Mistake = {
  /** An article without fields. */
  text: string;
  /** The line and the sentence. */
  problem: string;
  /** The article after the suggested fix. */
  obeyed: string;
};

const MISTAKES: Mistake[] = [
  // The beginning.
  {
    text: '---\nSoup\n---\n\nSoup.',
    problem: '1  expected fields such as "title: Soup", found "Soup"',
    obeyed: '---\ntitle: Soup\n---\n\nSoup.',
  },
  {
    text: '---\ntitle: Soup\n',
    problem: '1  the fields above the text are YAML between two lines ---, found only one',
    obeyed: '---\ntitle: Soup\n---\n\nSoup.',
  },
  {
    text: '---js\n{ title: "Soup" }\n---\n\nSoup.',
    problem: '1  the fields above the text are YAML between two lines ---, found "---js"',
    obeyed: '---\n{ title: "Soup" }\n---\n\nSoup.',
  },
  {
    text: '+++\ntitle = "Soup"\n+++\n\nSoup.',
    problem:
      '1  expected YAML between two lines ---, found TOML between +++; write --- instead of +++, and title: "Soup" instead of title = "Soup"',
    obeyed: '---\ntitle: "Soup"\n---\n\nSoup.',
  },
  {
    text: '---\ntitle: Soup\n---more\n\nSoup.',
    problem: '3  the fields above the text end with a line --- alone, found "---more"',
    obeyed: '---\ntitle: Soup\n---\n\nSoup.',
  },
  {
    text: '---\ntitle: Soup\n---\n\n<!-- soon -->\n',
    problem: '4  there is no article below the fields',
    obeyed: '---\ntitle: Soup\n---\n\nSoup.',
  },
  {
    text: '---\n---\n\n[a]: /pricing',
    problem: '3  there is no article below the fields',
    obeyed: '---\n---\n\n[a]\n\n[a]: /pricing',
  },
  {
    text: '---\ntitle: Hot soup\n---\n\n# Hot soup\n\nSoup.',
    problem: '5  this heading is the title again, which the page shows above it; delete it',
    obeyed: '---\ntitle: Hot soup\n---\n\nSoup.',
  },
  {
    text: 'See [a](/nowhere-at-all).',
    problem:
      '1  there is no page "/nowhere-at-all"; link to one that there is, or to an address with https://',
    obeyed: 'See [a](https://a.example/nowhere-at-all).',
  },
  // Pictures.
  {
    text: 'Soup:\n\n![](https://pictures.example/soup.jpg)',
    problem:
      '3  the picture "https://pictures.example/soup.jpg" needs alternative text: ![what it shows](https://pictures.example/soup.jpg)',
    obeyed: 'Soup:\n\n![what it shows](https://pictures.example/soup.jpg)',
  },
  {
    text: '![Soup](soup.jpg)',
    problem: '1  there is no picture "soup.jpg"',
    obeyed: '![Soup](images/kitchen.jpg)',
  },
  {
    text: 'Soup.\n\n<img src="nowhere.jpg" alt="Soup">',
    problem: '3  there is no picture "nowhere.jpg"',
    obeyed: 'Soup.\n\n<img src="images/kitchen.jpg" alt="Soup">',
  },
  {
    text: '![Soup](http://soup.example/soup.jpg)',
    problem:
      '1  expected the path of a picture beside this file or an address that begins with https:, found "http://soup.example/soup.jpg"',
    obeyed: '![Soup](https://soup.example/soup.jpg)',
  },
  // Links.
  {
    text: '# Soup\n\nSee the [prices](/pricng).',
    problem: '3  there is no page "/pricng", did you mean "/pricing"?',
    obeyed: '# Soup\n\nSee the [prices](/pricing).',
  },
  {
    text: 'Soup <a href="/pricng">here</a>.',
    problem: '1  there is no page "/pricng", did you mean "/pricing"?',
    obeyed: 'Soup <a href="/pricing">here</a>.',
  },
  {
    text: 'See [this](/blog/barleys).',
    problem: '1  there is no article "/blog/barleys", did you mean "/blog/barley"?',
    obeyed: 'See [this](/blog/barley).',
  },
  {
    text: '## Hot soup\n\nSee [above](#hot-soups).',
    problem: '3  this article has no heading for "#hot-soups", did you mean "#hot-soup"?',
    obeyed: '## Hot soup\n\nSee [above](#hot-soup).',
  },
  {
    text: 'See [a](/2023/barley.html), [b](/favicon.svg).',
    problem: '1  there is no page "/2023/barley.html", did you mean "/blog/barley"?',
    obeyed: 'See [a](/blog/barley), [b](/favicon.svg).',
  },
  {
    text: 'See [this](/2020/05/barley/).',
    problem: '1  there is no page "/2020/05/barley/", did you mean "/blog/barley"?',
    obeyed: 'See [this](/blog/barley).',
  },
  {
    text: 'See [a](/blog/category/sortin).',
    problem: '1  there is no page "/blog/category/sortin", did you mean "/blog/category/sorting"?',
    obeyed: 'See [a](/blog/category/sorting).',
  },
  {
    text: 'See [the other](./other.md).',
    problem: '1  expected a link that begins with /, such as /blog/…, found "./other.md"',
    obeyed: 'See [the other](/blog/barley).',
  },
  {
    text: 'See [the beets](./beets.md).',
    problem: '1  expected a link that begins with /, such as "/blog/beets", found "./beets.md"',
    obeyed: 'See [the beets](/blog/beets).',
  },
  {
    text: 'See [the icon](files/favicon.svg).',
    problem:
      '1  expected a link that begins with /; put the file into the folder static, and write "/favicon.svg", found "files/favicon.svg"',
    obeyed: 'See [the icon](/favicon.svg).',
  },
  {
    text: 'See [this](javascript:alert(1)).',
    problem:
      '1  expected a link that begins with https:, mailto:, tel:, / or #, found "javascript:alert(1)"',
    obeyed: 'See [this](https://soup.example).',
  },
  {
    text: 'See http://localhost:8000/soup.',
    problem: '1  only your own computer has "http://localhost:8000/soup"; put it in backticks',
    obeyed: 'See `http://localhost:8000/soup`.',
  },
];

const inMistake = copy.checkAll(
  'blog',
  MISTAKES.map(({ text }) => text),
);

test.each(MISTAKES)('reports $problem', ({ text, problem }) => {
  expect(inMistake(text)).toEqual([problem]);
});

const inObeyed = copy.checkAll(
  'blog',
  MISTAKES.map(({ obeyed }) => obeyed),
);

test.each(MISTAKES)('accepts the suggested fix: $problem', ({ obeyed }) => {
  expect(inObeyed(obeyed)).toEqual([]);
});

test.each([
  ['fields', `---\ntitle: ${'['.repeat(20_000)}\n---\n\nSoup.`],
  ['quotations', `${'> '.repeat(10_000)}Soup.`],
  ['elements', `${'<div>'.repeat(10_000)}Soup.`],
])('reports %s that are nested too deeply', async (_kind, article) => {
  await copy.body('soup', article);
  const problem = /^content\/blog\/soup\.md:[12] {2}.* are nested too deeply$/;
  expect(await copy.check()).toEqual([expect.stringMatching(problem)]);
});

test('reports a former slug of two articles', async () => {
  for (const name of ['salad-1', 'salad-2']) await copy.post(name, 'formerly: [old-salad]');
  expect(await copy.check()).toEqual([
    'content/blog/salad-2.md:2  formerly[0]: expected an address that is no longer used, but /blog/old-salad already leads to content/blog/salad-1.md',
  ]);
});

test('reports a picture that is cut off, and one without imageAlt that is too small', async () => {
  const whole = await pictureFile(1400, 900);
  await copy.write('content/blog/cut.png', whole.subarray(0, whole.length - 400));
  await copy.post('soup', 'image: ./cut.png\nimageAlt: Soup.');
  await copy.write('content/blog/small.png', await pictureFile(300, 200));
  await copy.post('stew', 'image: ./small.png');
  expect(await copy.check()).toEqual([
    `${FILE}:2  image: "./cut.png" is a damaged picture (PNG); save it again, or copy it again from where it came`,
    'content/blog/stew.md:2  image: expected a picture at least 1200 pixels wide, "./small.png" has 300',
    'content/blog/stew.md:2  image: needs an imageAlt that says what the picture shows',
  ]);
});

test('reports the fields and the text below TOML, too', async () => {
  await copy.body(
    'soup',
    '+++\ntitel = "Soup"\ntags = [\n  "a"\n]\n[extra]\nb = 1\n+++\n\n[a](/pricng)',
  );
  expect(await copy.check()).toEqual([
    expect.stringContaining(`${FILE}:1  expected YAML between two lines ---, found TOML`),
    `${FILE}:2  titel: unknown key, did you mean "title"?`,
    `${FILE}:3  tags: an article has one category, in category; move the most important of these there, and delete this`,
    `${FILE}:6  extra: delete it: the site doesn’t read it`,
    `${FILE}:10  there is no page "/pricng", did you mean "/pricing"?`,
  ]);
});

test('reports links to a draft, to a later article and to a missing heading of another', async () => {
  await copy.post('unready', 'draft: true');
  await copy.post('coming', 'date: 2099-03-01T23:00:00-05:00');
  await copy.body('stew', '## Hot stew\n\nStew.');
  await copy.body('soup', '[a](/blog/unready)\n[b](/blog/coming)\n[c][c]\n\n[c]: /blog/stew#cold');
  expect(await copy.check()).toEqual([
    `${FILE}:1  the article "/blog/unready" is still a draft`,
    `${FILE}:2  the article "/blog/coming" appears later, on 2099-03-02`,
    `${FILE}:3  that article has no heading for "/blog/stew#cold"`,
  ]);
});

test('reports a symbolic link to a missing file, and two articles with one address', async () => {
  await symlink('nowhere.md', copy.at('content/blog/lost.md'));
  for (const name of ['soup', 'Soup!']) await copy.body(name, 'Soup.');
  expect(await copy.check()).toEqual([
    'content/blog/lost.md  the file can’t be read; it may be a folder, or a link to nowhere',
    `${FILE}  the address /blog/soup is already taken by content/blog/Soup!.md`,
  ]);
});

test('reports bytes that aren’t UTF-8, and the text of a .MD file', async () => {
  await copy.write(FILE, Buffer.from('---\ntitle: Soup\n---\n\nCrème', 'latin1'));
  await copy.write('content/blog/stew.MD', '---\ntitel: Soup\n---\n\nSoup.');
  expect(await copy.check()).toEqual([
    `${FILE}:5  expected text in UTF-8, found other bytes; save the file as UTF-8`,
    'content/blog/stew.MD:2  titel: unknown key, did you mean "title"?',
  ]);
});
