import { sortByDate } from './post-order';

const post = (slug: string, date: string | null = null) => ({ slug, date });
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug).join(' ');

const POSTS = [
  post('undated-b'),
  post('old', '2024-02-29'),
  post('same-day-b', '2025-01-01T00:00:00.000Z'),
  post('nonsense', 'soon'),
  post('before-1970', '1969-07-20'),
  post('same-day-a', '2025-01-01'),
  post('new', '2025-10-19'),
  post('undated-a'),
];

const EXPECTED = 'new same-day-a same-day-b old before-1970 nonsense undated-a undated-b';

describe('sortByDate', () => {
  test('sorts by date, newest first, posts without a date last, equal dates by slug', () => {
    expect(slugs(sortByDate(POSTS))).toBe(EXPECTED);
  });

  test('ignores the order of its input and doesn’t change it', () => {
    const turned = POSTS.toReversed();
    const before = slugs(turned);
    expect(slugs(sortByDate(turned))).toBe(EXPECTED);
    expect(slugs(turned)).toBe(before);
  });
});
