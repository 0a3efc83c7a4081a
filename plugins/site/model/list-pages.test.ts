import { isListPage } from '../../../src/lib/blog-lists';
import { itemAt } from '../../../src/lib/item-at';
import { categoriesOf, listPages } from './list-pages';

const posts = (count: number, categories = ['Technology', 'Cooking']) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    category: itemAt(categories, index % categories.length),
  }));

const paths = (count: number) => listPages(posts(count)).map(({ path }) => path);

test('listPages numbers the paths of all but the first page, and adds no empty one', () => {
  const [cooking, technology] = ['/blog/category/cooking', '/blog/category/technology'];
  expect(paths(12)).toEqual(['/blog', cooking, technology]);
  expect(paths(26)).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/page/3',
    cooking,
    `${cooking}/page/2`,
    technology,
    `${technology}/page/2`,
  ]);
  const numbers = listPages(posts(26)).map(({ page, pages }) => `${page} of ${pages}`);
  expect(numbers.slice(0, 4)).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 2']);
  const [{ categories } = { categories: [] }] = listPages(posts(13));
  expect(categories.map(({ name, count }) => [name, count])).toEqual([
    ['Cooking', 6],
    ['Technology', 7],
  ]);
});

test.each([1, 12, 13, 1000])('listPages lists all of %i posts once in each list', (count) => {
  const pages = listPages(posts(count));
  const all = posts(count).map(({ id }) => id);
  const idsOn = (wanted: typeof pages) => wanted.flatMap(({ ids }) => ids);
  expect(idsOn(pages.filter(({ category }) => category === null))).toEqual(all);
  expect(idsOn(pages.filter(({ category }) => category)).toSorted()).toEqual(all.toSorted());
  for (const { ids } of pages) expect(ids.length).toBeLessThanOrEqual(12);
});

test('listPages gives each page its own path, whatever the categories are called', () => {
  const names = ['Page', 'page', 'Category', '2', 'page 2', '🍋', 'Cooking'];
  const all = listPages(posts(400, names)).map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((path) => !isListPage(path))).toEqual([]);
  const others = ['/blog/soup', '/blog/category', '/blogger', '/about/blog', '/blog/page/2/x'];
  expect(others.filter(isListPage)).toEqual([]);
});

const slugsOf = (...names: string[]) =>
  Object.fromEntries(
    categoriesOf(names.map((category) => ({ category }))).map(({ name, slug }) => [name, slug]),
  );

test('categoriesOf sorts names as people do, without duplicates, and numbers colliding slugs', () => {
  const names = ['Zen', 'web-dev', 'Web Dev', 'WEB DEV', 'web-dev-1', 'Äpfel', '健康', '🥖', 'Zen'];
  expect(Object.entries(slugsOf(...names))).toEqual([
    ['🥖', 'category'],
    ['Äpfel', 'aepfel'],
    ['Web Dev', 'web-dev'],
    ['WEB DEV', 'web-dev-1'],
    ['web-dev', 'web-dev-2'],
    ['web-dev-1', 'web-dev-1-1'],
    ['Zen', 'zen'],
    ['健康', 'category-1'],
  ]);
});
