import { priceSizeFor } from './price-size';

test.each([
  [['$0', '$5', '$36'], 'large'],
  [['$4.99', '$59'], 'medium'],
  [['$0', '$1,080'], 'medium'],
  [['CHF\u00A04.50', 'CHF\u00A036'], 'small'],
  [['1.234,50\u00A0€'], 'small'],
  [['\u200f١٬٠٨٠\u00A0ج.م.\u200f'], 'small'],
  [['Rp\u00A01.250.000'], 'tiny'],
])('the prices %j have the size %s', (prices, size) => {
  expect(priceSizeFor(prices)).toBe(size);
});
