import { render, screen } from '@testing-library/react';
import { Link, PathnameContext } from './link';

// The journey of the header claims the rest.
test('a page whose path only begins like that of a link is not below it', () => {
  render(
    <PathnameContext value="/blogroll">
      <Link to="/blog" withSubroutes>
        Blog
      </Link>
    </PathnameContext>,
  );
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('a link of a site in a folder leads there, and knows the shown page', () => {
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
