import { isPublished, publishedFrom, siteNow, statusOf } from './publication';

const NOW = new Date('2026-01-01T00:00:00Z');

test.each([
  [{}, 'published'],
  [{ date: '2025-10-19T00:00:00.000Z' }, 'published'],
  [{ date: '2026-01-01T00:00:00.000Z' }, 'published'],
  [{ date: '2026-01-01T00:00:00.001Z' }, 'scheduled'],
  [{ date: '2026-01-02' }, 'scheduled'],
  [{ date: 'soon' }, 'published'],
  [{ date: null }, 'published'],
  [{ draft: true }, 'draft'],
  [{ draft: true, date: '2026-01-02' }, 'draft'],
  [{ draft: false }, 'published'],
  [{ draft: 'true' }, 'published'],
] as const)('on January 1, 2026, %j is %s', (post, status) => {
  expect(statusOf(post, NOW)).toBe(status);
  expect(isPublished(post, NOW)).toBe(status === 'published');
});

test.each([
  [{}, -Infinity],
  [{ date: 'soon' }, -Infinity],
  [{ date: '2026-01-02' }, Date.UTC(2026, 0, 2)],
  [{ date: '2026-01-02', draft: true }, Infinity],
])('%j is published from %s', (post, moment) => {
  expect(publishedFrom(post)).toBe(moment);
});

describe('siteNow', () => {
  afterEach(() => {
    delete process.env.SITE_NOW;
  });

  test('is the current time by default', () => {
    jest.useFakeTimers({ now: NOW });
    expect(siteNow()).toEqual(NOW);
    jest.useRealTimers();
  });

  test('is the time in SITE_NOW', () => {
    process.env.SITE_NOW = '2030-05-01T00:00:00Z';
    expect(siteNow()).toEqual(new Date('2030-05-01T00:00:00Z'));
  });

  test('throws if SITE_NOW is not a date', () => {
    process.env.SITE_NOW = 'tomorrow';
    expect(siteNow).toThrow('SITE_NOW is no moment in time: "tomorrow".');
  });
});
