import { categoriesOf } from './categories';

const slugsOf = (...names: string[]) =>
  Object.fromEntries(
    categoriesOf(names.map((category) => ({ category }))).map(({ name, slug }) => [name, slug]),
  );

describe('categoriesOf', () => {
  test('lists every category once, sorted by name', () => {
    const posts = ['Technology', 'Cooking', 'Technology'].map((category) => ({ category }));
    expect(categoriesOf(posts).map(({ name }) => name)).toEqual(['Cooking', 'Technology']);
  });

  test.each([
    ['Technology', 'technology'],
    ['Food & Café', 'food-cafe'],
    ['  Über Öl!  ', 'uber-ol'],
    ['健康', '健康'],
    ['🍋', 'category'],
    ['../../etc', 'etc'],
    ['page', 'page'],
  ])('gives %s the slug %s', (name, slug) => {
    expect(slugsOf(name)).toEqual({ [name]: slug });
  });

  test('numbers colliding slugs', () => {
    const slugs = slugsOf('web-dev', 'Web Dev', 'WEB DEV', 'web-dev-2', '🍋', '🥖');
    expect(new Set(Object.values(slugs)).size).toBe(6);
    expect(slugs).toMatchObject({
      'WEB DEV': 'web-dev',
      'Web Dev': 'web-dev-2',
      '🥖': 'category-2',
    });
  });

  test('gives the same slugs whatever the order of the posts', () => {
    expect(slugsOf('a b', 'A B', 'a-b')).toEqual(slugsOf('a-b', 'a b', 'A B'));
  });
});
