import { listPages, PAGE_SIZE } from './list-pages';

const posts = (count: number, categories = ['Technology', 'Cooking']) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    category: categories[index % categories.length]!,
  }));

const paths = (count: number) => listPages(posts(count)).map(({ path }) => path);

test('without posts there is one page, with no category', () => {
  expect(listPages([])).toEqual([
    { path: '/blog', ids: [], category: null, categories: [], page: 1, pages: 1 },
  ]);
});

test('a full page has no page after it', () => {
  expect(paths(PAGE_SIZE)).toEqual([
    '/blog',
    '/blog/category/cooking',
    '/blog/category/technology',
  ]);
});

test('the first page has no number, all others do', () => {
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
  'of %i posts each is on one page of all and one of its own',
  (count) => {
    const pages = listPages(posts(count));
    const all = posts(count).map(({ id }) => id);
    const idsOn = (wanted: typeof pages) => wanted.flatMap(({ ids }) => ids);
    expect(idsOn(pages.filter(({ category }) => category === null))).toEqual(all);
    expect(idsOn(pages.filter(({ category }) => category)).toSorted()).toEqual(all.toSorted());
    for (const { ids } of pages) expect(ids.length).toBeLessThanOrEqual(PAGE_SIZE);
  },
);

test('a page of a category has posts of that category, in order', () => {
  const page = listPages(posts(30)).find(({ path }) => path === '/blog/category/cooking/page/2')!;
  expect(page).toMatchObject({ ids: ['25', '27', '29'], category: 'Cooking', page: 2, pages: 2 });
});

test('no two pages have the same address, whatever the categories are called', () => {
  const names = ['Page', 'page', 'Category', '2', 'page 2', '🍋', 'Cooking'];
  const all = listPages(posts(400, names)).map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});

test('a page names its posts and holds nothing else of them', () => {
  const page = listPages([{ id: '1', category: 'Cooking', content: 'secret' } as never])[0];
  expect(JSON.stringify(page)).not.toContain('secret');
});
