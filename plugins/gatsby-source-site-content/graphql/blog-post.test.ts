import { askContent } from '../../../tests/unit/content-schema';

type Post = Record<'title' | 'category' | 'author' | 'excerpt' | 'readTime' | 'content', string> & {
  headings: object[];
  invertImageInDarkMode: boolean;
};

/** What the site makes of a post: what its author wrote above the article, and the article. */
async function readPost(written: object, article = ''): Promise<Post> {
  const { post } = await askContent(
    '{ post { title category author excerpt readTime invertImageInDarkMode content headings { depth id text } } }',
    {
      post: { ...written, parent: 'markdown' },
      markdown: { internal: { content: article } },
    },
  );
  return post as Post;
}

const BLANKS = [{}, { value: null }, { value: '' }, { value: '  ' }];

test.each(BLANKS)('what an author leaves out has a default: %j', async ({ value }) => {
  const post = await readPost({ title: value, category: value, author: value });
  expect(post).toMatchObject({
    title: 'Untitled',
    category: 'Uncategorized',
    author: 'Anonymous',
  });
});

test('what an author writes stays', async () => {
  const written = { title: 'Soup', category: 'Cooking', author: 'Ada' };
  expect(await readPost(written)).toMatchObject(written);
});

test('a title may be a number', async () => {
  expect((await readPost({ title: 2025 })).title).toBe('2025');
});

test('a written read time stays', async () => {
  expect((await readPost({ readTime: '9 min read' }, 'Short.')).readTime).toBe('9 min read');
});

test.each(BLANKS)('a read time that is left out is computed: %j', async ({ value }) => {
  const { readTime } = await readPost({ readTime: value }, 'word '.repeat(1320));
  expect(readTime).toBe('6 min read');
});

test('an excerpt that is left out is the beginning of the article', async () => {
  const { excerpt } = await readPost({ excerpt: ' ' }, 'Once upon a time '.repeat(50));
  expect(excerpt).toMatch(/^Once upon a time/);
  expect(excerpt.length).toBeLessThanOrEqual(141);
});

test('a written excerpt stays', async () => {
  expect((await readPost({ excerpt: 'About soup.' }, 'Once upon')).excerpt).toBe('About soup.');
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  [null, false],
  ['no', false],
])('where invertImageInDarkMode is %j, pictures are inverted: %s', async (value, inverted) => {
  const post = await readPost({ invertImageInDarkMode: value });
  expect(post.invertImageInDarkMode).toBe(inverted);
});

test('the content is the article as HTML that can be trusted', async () => {
  const { content } = await readPost({}, 'Soup <script>alert(1)</script>\n\n| a |\n| - |\n| 1 |');
  expect(content).toMatch(/^<p>Soup <\/p>\s*<div .*tabindex="0".*><table>.*<\/table><\/div>$/s);
});

test('the headings are those of the article', async () => {
  const { headings } = await readPost({}, '## Soup\n\n### Lentils');
  expect(headings).toEqual([
    { depth: 2, id: 'soup', text: 'Soup' },
    { depth: 3, id: 'lentils', text: 'Lentils' },
  ]);
});

test('a changed article has the changed headings', async () => {
  expect((await readPost({}, '## Soup')).headings).toHaveLength(1);
  expect((await readPost({}, '## Soup\n\n## Bread')).headings).toHaveLength(2);
});

test('a title and an excerpt with markup stay text', async () => {
  const written = { title: '<b>Soup</b> & 🍋', excerpt: '*Red* <i>lentils</i>' };
  expect(await readPost(written)).toMatchObject(written);
});
