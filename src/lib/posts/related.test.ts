import { createRelated } from './related';

const post = (slug: string, category: string, date: string | null) => ({ slug, category, date });

const soup = post('soup', 'Cooking', '2025-06-10');
const POSTS = [
  post('news', 'Technology', '2025-06-11'),
  soup,
  post('gaps', 'Technology', '2025-06-09'),
  post('bread', 'Cooking', '2025-01-01'),
  post('tea', 'Cooking', '2020-01-01'),
  post('undated', 'Cooking', null),
  post('late', 'Technology', '2025-05-01'),
];

const related = (to: (typeof POSTS)[number], posts = POSTS) =>
  createRelated(posts)(to).map(({ slug }) => slug);

test('three of the same category come first, the nearest by date before all', () => {
  expect(related(soup)).toEqual(['bread', 'tea', 'undated']);
});

test('then come the nearest of other categories', () => {
  const alone = post('alone', 'Travel', '2025-06-10');
  expect(related(alone, [alone, ...POSTS])).toEqual(['soup', 'news', 'gaps']);
});

test('one that is alone of its category but for one is filled up by date', () => {
  const few = POSTS.filter(({ slug }) => !['tea', 'undated'].includes(slug));
  expect(related(soup, few)).toEqual(['bread', 'news', 'gaps']);
});

test('an article isn’t related to itself, and a lonely one to none', () => {
  expect(related(soup, [soup])).toEqual([]);
});

test('without dates the order of all decides', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((slug) => post(slug, 'Cooking', null));
  expect(related(b!, [a!, b!, c!])).toEqual(['a', 'c']);
});
