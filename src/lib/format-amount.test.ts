import { formatAmount, formatList } from './format-amount';

test.each([
  [0, '0'],
  [0.354, '0.35'],
  [2.46, '2.5'],
  [12.4, '12'],
  [1300.4, '1,300'],
])('formatAmount writes %d as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});

test('formatList joins words', () => {
  expect(formatList(['iron', 'zinc', 'fiber'])).toBe('iron, zinc, and fiber');
});
