import { queryContent } from '../../../tests/unit/content-schema';

type Post = Record<'title' | 'category' | 'author' | 'excerpt' | 'readTime' | 'content', string> & {
  headings: object[];
  invertImageInDarkMode: boolean;
};

/** Queries a post with the given front matter and body. */
async function readPost(written: object, article = ''): Promise<Post> {
  const { post } = await queryContent(
    '{ post { title category author excerpt readTime invertImageInDarkMode content headings { depth id text } } }',
    {
      post: { ...written, parent: 'markdown' },
      markdown: { internal: { content: article } },
    },
  );
  return post as Post;
}

const BLANKS = [{}, { value: null }, { value: '' }, { value: '  ' }];

test.each(BLANKS)('title, category and author have defaults: %j', async ({ value }) => {
  const post = await readPost({ title: value, category: value, author: value });
  expect(post).toMatchObject({
    title: 'Untitled',
    category: 'Uncategorized',
    author: 'Anonymous',
  });
});

test('title, category and author are those of the front matter', async () => {
  const written = { title: 'Soup', category: 'Cooking', author: 'Ada' };
  expect(await readPost(written)).toMatchObject(written);
});

test('a title may be a number', async () => {
  expect((await readPost({ title: 2025 })).title).toBe('2025');
});

test('readTime is that of the front matter', async () => {
  expect((await readPost({ readTime: '9 min read' }, 'Short.')).readTime).toBe('9 min read');
});

test.each(BLANKS)('readTime is estimated when it is missing: %j', async ({ value }) => {
  const { readTime } = await readPost({ readTime: value }, 'word '.repeat(1320));
  expect(readTime).toBe('6 min read');
});

test('excerpt is the beginning of the article when it is missing', async () => {
  const { excerpt } = await readPost({ excerpt: ' ' }, 'Once upon a time '.repeat(50));
  expect(excerpt).toMatch(/^Once upon a time/);
  expect(excerpt.length).toBeLessThanOrEqual(141);
});

test('excerpt is that of the front matter', async () => {
  expect((await readPost({ excerpt: 'About soup.' }, 'Once upon')).excerpt).toBe('About soup.');
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  [null, false],
  ['no', false],
])('invertImageInDarkMode: %j in the front matter is %s', async (value, inverted) => {
  const post = await readPost({ invertImageInDarkMode: value });
  expect(post.invertImageInDarkMode).toBe(inverted);
});

test('content is the article as sanitized HTML', async () => {
  const { content } = await readPost({}, 'Soup <script>alert(1)</script>\n\n| a |\n| - |\n| 1 |');
  expect(content).toMatch(/^<p>Soup <\/p>\s*<div .*tabindex="0".*><table>.*<\/table><\/div>$/s);
});

test('headings are those of the article', async () => {
  const { headings } = await readPost({}, '## Soup\n\n### Lentils');
  expect(headings).toEqual([
    { depth: 2, id: 'soup', text: 'Soup' },
    { depth: 3, id: 'lentils', text: 'Lentils' },
  ]);
});

test('headings change with the article', async () => {
  expect((await readPost({}, '## Soup')).headings).toHaveLength(1);
  expect((await readPost({}, '## Soup\n\n## Bread')).headings).toHaveLength(2);
});

test('excerpt has curly quotation marks, as the article does', async () => {
  const { excerpt } = await readPost({ excerpt: `A day's "gap"` });
  expect(excerpt).toBe('A day’s “gap”');
});

test('title and excerpt keep markup as text', async () => {
  const written = { title: '<b>Soup</b> & 🍋', excerpt: '*Red* <i>lentils</i>' };
  expect(await readPost(written)).toMatchObject(written);
});
