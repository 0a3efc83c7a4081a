import { render, screen } from '@testing-library/react';
import { Link, PathnameContext } from './link';

// tests/journeys/header.spec.ts covers the rest.
test('a page is not below a link whose path is only a prefix of its name', () => {
  render(
    <PathnameContext value="/blogroll">
      <Link to="/blog" withSubroutes>
        Blog
      </Link>
    </PathnameContext>,
  );
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('links work in a subfolder and mark the current page', () => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/soup' });
  render(
    <PathnameContext value="/soup/blog">
      <Link to="/blog">Blog</Link>
    </PathnameContext>,
  );
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/soup/blog');
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});
