import { categoriesOf, listPages, PAGE_SIZE } from './list-pages';

const posts = (count: number, categories = ['Technology', 'Cooking']) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    category: categories[index % categories.length]!,
  }));

const paths = (count: number) => listPages(posts(count)).map(({ path }) => path);

test('listPages returns one empty page if there are no posts', () => {
  expect(listPages([])).toEqual([
    { path: '/blog', ids: [], category: null, categories: [], page: 1, pages: 1 },
  ]);
});

test('listPages adds no empty page after a full one', () => {
  expect(paths(PAGE_SIZE)).toEqual([
    '/blog',
    '/blog/category/cooking',
    '/blog/category/technology',
  ]);
});

test('listPages numbers the paths of all but the first page', () => {
  expect(paths(PAGE_SIZE * 2 + 2)).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/page/3',
    '/blog/category/cooking',
    '/blog/category/cooking/page/2',
    '/blog/category/technology',
    '/blog/category/technology/page/2',
  ]);
});

test.each([1, 12, 13, 1000])(
  'listPages puts each of %i posts on one page of all posts and one of its category',
  (count) => {
    const pages = listPages(posts(count));
    const all = posts(count).map(({ id }) => id);
    const idsOn = (wanted: typeof pages) => wanted.flatMap(({ ids }) => ids);
    expect(idsOn(pages.filter(({ category }) => category === null))).toEqual(all);
    expect(idsOn(pages.filter(({ category }) => category)).toSorted()).toEqual(all.toSorted());
    for (const { ids } of pages) expect(ids.length).toBeLessThanOrEqual(PAGE_SIZE);
  },
);

test('listPages keeps the order of the posts in a category', () => {
  const page = listPages(posts(30)).find(({ path }) => path === '/blog/category/cooking/page/2')!;
  expect(page).toMatchObject({ ids: ['25', '27', '29'], category: 'Cooking', page: 2, pages: 2 });
});

test('listPages gives each page its own path, whatever the categories are called', () => {
  const names = ['Page', 'page', 'Category', '2', 'page 2', '🍋', 'Cooking'];
  const all = listPages(posts(400, names)).map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});

const slugsOf = (...names: string[]) =>
  Object.fromEntries(
    categoriesOf(names.map((category) => ({ category }))).map(({ name, slug }) => [name, slug]),
  );

test('categoriesOf lists every category once, sorted by name', () => {
  const used = ['Technology', 'Cooking', 'Technology'].map((category) => ({ category }));
  expect(categoriesOf(used).map(({ name }) => name)).toEqual(['Cooking', 'Technology']);
});

test.each([
  ['Technology', 'technology'],
  ['Food & Café', 'food-cafe'],
  ['  Über Öl!  ', 'ueber-oel'],
  ['健康', 'category'],
  ['🍋', 'category'],
  ['../../etc', 'etc'],
  ['page', 'page'],
])('categoriesOf gives %s the slug %s', (name, slug) => {
  expect(slugsOf(name)).toEqual({ [name]: slug });
});

test('categoriesOf numbers colliding slugs', () => {
  const slugs = slugsOf('web-dev', 'Web Dev', 'WEB DEV', 'web-dev-1', '🍋', '🥖');
  expect(new Set(Object.values(slugs)).size).toBe(6);
  expect(slugs).toMatchObject({
    'WEB DEV': 'web-dev',
    'Web Dev': 'web-dev-1',
    '🥖': 'category-1',
  });
});

test('categoriesOf gives the same slugs whatever the order of the posts', () => {
  expect(slugsOf('a b', 'A B', 'a-b')).toEqual(slugsOf('a-b', 'a b', 'A B'));
});
