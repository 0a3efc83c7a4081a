import { ANY_POST, BUDGETS, budgetFor } from './budgets';
import { judge, tell } from './judge';

const fontsOf = (...bytes: number[]) => ({
  address: '/pricing',
  kind: 'fonts' as const,
  parts: bytes.map((amount, index) => ({ name: `/font-${index}.woff2`, bytes: amount })),
});

const budget = BUDGETS.fonts.bytes;

test('what weighs as much as its budget keeps to it', () => {
  expect(judge(fontsOf(budget))).toBeUndefined();
});

test('one byte more is over it', () => {
  expect(judge(fontsOf(budget, 1))).toBeDefined();
});

test('the message names what grew, by how much, and the biggest parts first', () => {
  const message = judge(fontsOf(1500, budget, 2000));
  expect(message).toContain('/pricing: fonts 33.5 kB, 3.5 kB over its 30.0 kB');
  expect(message).toContain(BUDGETS.fonts.why);
  expect(message).toContain(
    'Biggest: /font-1.woff2 30.0 kB, /font-2.woff2 2.0 kB, /font-0.woff2 1.5 kB.',
  );
});

test('a single part is not named again', () => {
  expect(judge(fontsOf(budget + 1))).not.toContain('Biggest');
});

test('what is within its budget is told with it', () => {
  expect(tell(fontsOf(12_345))).toBe('/pricing: fonts 12.3 kB of 30.0 kB');
});

test('a document may have a budget of its own, and so may posts', () => {
  const { bytes, except } = BUDGETS.html;
  expect(budgetFor('html', '/pricing')).toBe(bytes);
  expect(budgetFor('html', '/')).toBe(except!['/']);
  expect(budgetFor('html', '/blog/a-post')).toBe(except![ANY_POST]);
});

test.each(['/blog', '/blog/category/recipes', '/blog/page/2'])('%s is no post', (address) => {
  expect(budgetFor('html', address)).toBe(BUDGETS.html.bytes);
});
