import { createRelated } from './related-posts';

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

describe('createRelated', () => {
  test('prefers posts of the same category, nearest date first', () => {
    expect(related(soup)).toEqual(['bread', 'tea', 'undated']);
  });

  test('falls back to posts of other categories, nearest date first', () => {
    const alone = post('alone', 'Travel', '2025-06-10');
    expect(related(alone, [alone, ...POSTS])).toEqual(['soup', 'news', 'gaps']);
  });

  test('adds posts of other categories when its own category has too few', () => {
    const few = POSTS.filter(({ slug }) => !['tea', 'undated'].includes(slug));
    expect(related(soup, few)).toEqual(['bread', 'news', 'gaps']);
  });

  test('never relates a post to itself', () => {
    expect(related(soup, [soup])).toEqual([]);
  });

  test('keeps the given order of posts without dates', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((slug) => post(slug, 'Cooking', null));
    expect(related(b!, [a!, b!, c!])).toEqual(['a', 'c']);
  });
});
