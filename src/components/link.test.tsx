import { render, screen } from '@testing-library/react';
import { Link } from './link';

/** What `aria-current` of a link says while a page is shown. */
function currentOn(pathname: string, to: string, withSubroutes = true) {
  window.history.replaceState(null, '', pathname);
  const { unmount } = render(
    <Link to={to} withSubroutes={withSubroutes}>
      Blog
    </Link>,
  );
  const current = screen.getByRole('link').getAttribute('aria-current');
  unmount();
  return current;
}

describe('Link', () => {
  test.each(['/blog', '/blog/'])('is the current page on %s', (pathname) => {
    expect(currentOn(pathname, '/blog')).toBe('page');
  });

  test.each(['/blog/soup', '/blog/category/technology', '/blog/page/2'])(
    'is current, but not the page, on %s',
    (pathname) => {
      expect(currentOn(pathname, '/blog')).toBe('true');
    },
  );

  test.each(['/', '/pricing', '/blogroll'])('is not current on %s', (pathname) => {
    expect(currentOn(pathname, '/blog')).toBeNull();
  });

  test('is not current on the pages below it without withSubroutes', () => {
    expect(currentOn('/pricing', '/', false)).toBeNull();
    expect(currentOn('/blog/soup', '/blog', false)).toBeNull();
  });
});
