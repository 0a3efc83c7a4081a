import {
  formatAmount,
  formatExactShare,
  formatList,
  formatScores,
  formatShare,
  inSentence,
} from './format-amount';

test.each([
  [0, '0'],
  [0.3544, '0.354'],
  [2.4649, '2.46'],
  [12.44, '12.4'],
  [1300.4, '1,300'],
  [1234.4, '1,234'],
])('formatAmount writes %d as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});

test.each([
  [10.98, 11, '10.9'],
  [2300.2, 2300, '2,301'],
  [11, 11, '11'],
  [7.996, 11, '8'],
])('formatAmount writes %d beside the mark %d as %s', (amount, mark, text) => {
  expect(formatAmount(amount, mark)).toBe(text);
});

test.each([
  [0, '0%'],
  [0.0003, '0.1%'],
  [0.004, '0.4%'],
  [0.804, '80%'],
  [0.9996, '99.9%'],
  [1, '100%'],
])('formatShare writes %d as %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test.each([
  [0, '0%'],
  [0.8, '80.0%'],
  [0.8046, '80.5%'],
  [0.9999, '99.9%'],
  [1, '100%'],
])('formatExactShare writes %d as %s', (share, text) => {
  expect(formatExactShare(share)).toBe(text);
});

test('inSentence writes only the first letter small', () => {
  expect(['Vitamin D', 'Pantothenic acid'].map(inSentence)).toEqual([
    'vitamin D',
    'pantothenic acid',
  ]);
});

test('formatScores adds a decimal only where two scores would read the same', () => {
  expect(formatScores([0.7924, 0.7906, 0.5, 0, 0])).toEqual(['79.2%', '79.1%', '50%', '0%', '0%']);
});

test('formatList joins words', () => {
  expect(formatList(['iron', 'zinc', 'fiber'])).toBe('iron, zinc, and fiber');
});
