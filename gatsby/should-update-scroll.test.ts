import { shouldUpdateScroll } from './should-update-scroll';

type Args = Parameters<typeof shouldUpdateScroll>[0];

describe('shouldUpdateScroll', () => {
  test('keeps the scroll position of the first page', () => {
    expect(shouldUpdateScroll({ prevRouterProps: undefined } as Args)).toBe(false);
  });

  test('leaves the scroll position of later pages to Gatsby', () => {
    expect(shouldUpdateScroll({ prevRouterProps: {} } as Args)).toBeUndefined();
  });
});
