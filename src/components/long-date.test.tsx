import { render, screen } from '@testing-library/react';
import { formatLongDate, LongDate } from './long-date';

test('the tests run far from UTC, or a date in local time would pass them', () => {
  expect(new Date('2025-10-19').getDate()).toBe(18);
});

test.each([
  ['2025-10-19', 'October 19, 2025'],
  ['2025-10-19T00:00:00.000Z', 'October 19, 2025'],
  ['2025-10-19T23:59:59.999Z', 'October 19, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2024-12-31T23:59:59Z', 'December 31, 2024'],
  ['2025-01-01T00:00:00Z', 'January 1, 2025'],
])('%s is written as %s', (iso, written) => {
  expect(formatLongDate(iso)).toBe(written);
});

test('machines read the day alone', () => {
  render(<LongDate iso="2025-10-19T00:00:00.000Z" />);
  expect(screen.getByText('October 19, 2025')).toHaveAttribute('datetime', '2025-10-19');
});
