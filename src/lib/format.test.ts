import { formatLongDate, formatNumber, formatPercent, formatPrice } from './format';

test('numbers have thousands separators, and percentages are whole', () => {
  expect([formatNumber(1300), formatPercent(0.804)]).toEqual(['1,300', '80%']);
});

test('prices have cents if they need them, in any currency', () => {
  expect([formatPrice(5, 'USD'), formatPrice(1234.5, 'EUR'), formatPrice(500, 'JPY')]).toEqual([
    '$5',
    '€1,234.50',
    '¥500',
  ]);
});

test.each([
  ['2025-10-19', 'October 19, 2025'],
  ['2025-10-19T00:00:00.000Z', 'October 19, 2025'],
  ['2025-10-19T23:59:59.999Z', 'October 19, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2024-12-31T23:59:59Z', 'December 31, 2024'],
  ['2025-01-01T00:00:00Z', 'January 1, 2025'],
])('west of UTC, formatLongDate writes %s as %s', (iso, expected) => {
  expect(new Date('2025-10-19').getDate()).toBe(18);
  expect(formatLongDate(iso)).toBe(expected);
});
