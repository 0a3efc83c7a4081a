import * as format from './format-amount';

const { formatAmount, formatExactShare, formatShare } = format;

const WRITTEN: [write: (...args: number[]) => string, args: number[], text: string][] = [
  [formatAmount, [0], '0'],
  [formatAmount, [0.3544], '0.354'],
  [formatAmount, [2.4649], '2.46'],
  [formatAmount, [12.44], '12.4'],
  [formatAmount, [1300.4], '1,300'],
  [formatAmount, [1234.4], '1,234'],
  // Next to a mark.
  [formatAmount, [10.98, 11], '10.9'],
  [formatAmount, [2300.2, 2300], '2,301'],
  [formatAmount, [11, 11], '11'],
  [formatAmount, [7.996, 11], '8'],
  [formatShare, [0], '0%'],
  [formatShare, [0.0003], '0.1%'],
  [formatShare, [0.004], '0.4%'],
  [formatShare, [0.005], '1%'],
  [formatShare, [0.995], '99.5%'],
  [formatShare, [0.804], '80%'],
  [formatShare, [0.9996], '99.9%'],
  [formatShare, [1], '100%'],
  [formatExactShare, [0], '0%'],
  [formatExactShare, [0.8], '80.0%'],
  [formatExactShare, [0.8046], '80.5%'],
  [formatExactShare, [0.9999], '99.9%'],
  [formatExactShare, [1], '100%'],
];

test.each(WRITTEN)('%p writes %j as %s', (write, args, text) => {
  expect(write(...args)).toBe(text);
});

test('inSentence lowercases the first letter only', () => {
  const names = ['Vitamin D', 'Pantothenic acid'];
  expect(names.map(format.inSentence)).toEqual(['vitamin D', 'pantothenic acid']);
});

test('formatList joins words', () => {
  expect(format.formatList(['iron', 'zinc', 'fiber'])).toBe('iron, zinc, and fiber');
});
