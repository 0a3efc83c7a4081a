import { ANY_POST, BUDGETS, budgetFor } from './budgets';
import { describeExcess, describeMeasurement } from './measurement';

const fontsOf = (...bytes: number[]) => ({
  address: '/pricing',
  kind: 'fonts' as const,
  parts: bytes.map((amount, index) => ({ name: `/font-${index}.woff2`, bytes: amount })),
});

const budget = BUDGETS.fonts.bytes;

test('describeExcess finds nothing at exactly the budget', () => {
  expect(describeExcess(fontsOf(budget))).toBeUndefined();
});

test('describeExcess finds one byte over the budget', () => {
  expect(describeExcess(fontsOf(budget, 1))).toBeDefined();
});

test('describeExcess names the excess and the biggest parts first', () => {
  const message = describeExcess(fontsOf(1500, budget, 2000));
  expect(message).toContain('/pricing: fonts 33.5 kB, 3.5 kB over its 30.0 kB');
  expect(message).toContain(BUDGETS.fonts.why);
  expect(message).toContain(
    'Biggest: /font-1.woff2 30.0 kB, /font-2.woff2 2.0 kB, /font-0.woff2 1.5 kB.',
  );
});

test('describeExcess does not repeat a single part', () => {
  expect(describeExcess(fontsOf(budget + 1))).not.toContain('Biggest');
});

test('describeMeasurement names the bytes and the budget', () => {
  expect(describeMeasurement(fontsOf(12_345))).toBe('/pricing: fonts 12.3 kB of 30.0 kB');
});

test('budgetFor knows budgets of single documents and of posts', () => {
  const { bytes, except } = BUDGETS.html;
  expect(budgetFor('html', '/pricing')).toBe(bytes);
  expect(budgetFor('html', '/')).toBe(except!['/']);
  expect(budgetFor('html', '/blog/a-post')).toBe(except![ANY_POST]);
});

test.each(['/blog', '/blog/category/recipes', '/blog/page/2'])(
  'budgetFor does not treat %s as a post',
  (address) => {
    expect(budgetFor('html', address)).toBe(BUDGETS.html.bytes);
  },
);
