import { shouldUpdateScroll } from './should-update-scroll';

const at = (pathname: string, action?: string) => ({ location: { pathname, action } });

describe('shouldUpdateScroll', () => {
  test('keeps the scroll position of the first page', () => {
    expect(shouldUpdateScroll({ routerProps: at('/blog') })).toBe(false);
  });

  test('leaves back and forward within a page to the browser', () => {
    const args = { prevRouterProps: at('/blog'), routerProps: at('/blog') };
    expect(shouldUpdateScroll(args)).toBe(false);
  });

  test.each([
    ['Gatsby’s link within a page', at('/blog', 'PUSH')],
    ['a link to another page', at('/pricing', 'PUSH')],
    ['the way back to another page', at('/pricing')],
  ])('leaves the scroll position after %s to Gatsby', (_what, routerProps) => {
    expect(shouldUpdateScroll({ prevRouterProps: at('/blog'), routerProps })).toBeUndefined();
  });
});
