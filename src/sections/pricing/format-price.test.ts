import { formatPrice } from './format-price';

test.each([
  [0, '$0'],
  [5, '$5'],
  [120, '$120'],
])('%d dollars are written as %s', (dollars, price) => {
  expect(formatPrice(dollars)).toBe(price);
});
