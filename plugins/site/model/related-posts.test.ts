import { relatedTo } from './related-posts';

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

const related = (to: (typeof POSTS)[number], posts: typeof POSTS) =>
  relatedTo(to, posts).map(({ slug }) => slug);

const alone = post('alone', 'Travel', '2025-06-10');
const few = POSTS.filter(({ slug }) => !['tea', 'undated'].includes(slug));

test.each([
  ['posts of the same category, nearest date first', soup, POSTS, 'bread tea undated'],
  ['posts of other categories, nearest date first', alone, [alone, ...POSTS], 'soup news gaps'],
  ['both when its own category has too few', soup, few, 'bread news gaps'],
  ['no post if there is only itself', soup, [soup], ''],
])('relates %s', (_what, to, posts, slugs) => {
  expect(related(to, posts).join(' ')).toBe(slugs);
});

test('keeps the given order of posts without dates', () => {
  const undated = (slug: string) => post(slug, 'Cooking', null);
  const b = undated('b');
  expect(related(b, [undated('a'), b, undated('c')])).toEqual(['a', 'c']);
});
