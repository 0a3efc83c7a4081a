import { shouldUpdateScroll } from './late-start';

type Args = Parameters<typeof shouldUpdateScroll>[0];

test('the first page stays where the visitor has scrolled to', () => {
  expect(shouldUpdateScroll({ prevRouterProps: undefined } as Args)).toBe(false);
});

test('the place of a later page is Gatsby’s to find', () => {
  expect(shouldUpdateScroll({ prevRouterProps: {} } as Args)).toBeUndefined();
});
