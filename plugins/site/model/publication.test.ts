import { publishedFrom, shownStatuses, siteNow, sortByDate, statusOf } from './publication';

const NOW = new Date('2026-01-01T00:00:00Z');
const NEXT_DAY = Date.UTC(2026, 0, 2);

test.each([
  [{}, 'published', -Infinity],
  [{ date: '2026-01-01T00:00:00.000Z' }, 'published', NOW.getTime()],
  [{ date: '2026-01-01T00:00:00.001Z' }, 'scheduled', NOW.getTime() + 1],
  [{ date: '2026-01-02' }, 'scheduled', NEXT_DAY],
  [{ date: 'soon' }, 'published', -Infinity],
  [{ date: null }, 'published', -Infinity],
  [{ draft: true, date: '2025-10-19' }, 'draft', Infinity],
  [{ draft: false, date: '2026-01-02' }, 'scheduled', NEXT_DAY],
] as const)('on January 1, 2026, %j is %s, from %d on', (post, status, moment) => {
  expect(statusOf(post, NOW)).toBe(status);
  expect(publishedFrom(post)).toBe(moment);
});

test('siteNow is the time in SITE_NOW, and throws if that is not a date', () => {
  process.env.SITE_NOW = '2030-05-01T00:00:00Z';
  expect(siteNow()).toEqual(new Date('2030-05-01T00:00:00Z'));
  process.env.SITE_NOW = 'tomorrow';
  expect(siteNow).toThrow('SITE_NOW isn’t a valid date: "tomorrow".');
  delete process.env.SITE_NOW;
});

test.each([
  ['production', '', ['published']],
  ['production', '1', ['published', 'scheduled', 'draft']],
  ['development', '', ['published', 'scheduled', 'draft']],
])(
  'in %s, with SITE_DRAFTS=%s, posts that are %j have pages',
  (NODE_ENV, SITE_DRAFTS, statuses) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV, SITE_DRAFTS });
    expect(shownStatuses()).toEqual(statuses);
    jest.restoreAllMocks();
  },
);

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
