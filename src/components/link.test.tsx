import { render, screen } from '@testing-library/react';
import { Link, PathnameContext } from './link';

/** The `aria-current` of a link to the blog on a page. */
function currentOn(pathname: string, withSubroutes: boolean) {
  const { unmount } = render(
    <PathnameContext value={pathname}>
      <Link to="/blog" withSubroutes={withSubroutes}>
        Blog
      </Link>
    </PathnameContext>,
  );
  const current = screen.getByRole('link').getAttribute('aria-current');
  unmount();
  return current;
}

test.each([
  ['/blog', true, 'page'],
  ['/blog', false, 'page'],
  ['/blog/soup', true, 'true'],
  ['/blog/soup', false, null],
  ['/blogroll', true, null],
  ['/', true, null],
])('a link to /blog on %s, with subroutes: %s, has aria-current %s', (path, subroutes, value) => {
  expect(currentOn(path, subroutes)).toBe(value);
});
