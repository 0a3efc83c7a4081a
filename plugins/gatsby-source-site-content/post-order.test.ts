import { sortByDate } from './post-order';

const POSTS = [
  { slug: 'undated-b', date: null },
  { slug: 'old', date: '2024-02-29' },
  { slug: 'same-day-b', date: '2025-01-01T00:00:00.000Z' },
  { slug: 'nonsense', date: 'soon' },
  { slug: 'before-1970', date: '1969-07-20' },
  { slug: 'same-day-a', date: '2025-01-01' },
  { slug: 'new', date: '2025-10-19' },
  { slug: 'undated-a', date: null },
];

test('sortByDate sorts by date, newest first, posts without a date last, equal dates by slug', () => {
  const sorted = 'new same-day-a same-day-b old before-1970 nonsense undated-a undated-b';
  for (const posts of [POSTS, POSTS.toReversed()])
    expect(sortByDate(posts).map(({ slug }) => slug)).toEqual(sorted.split(' '));
});
