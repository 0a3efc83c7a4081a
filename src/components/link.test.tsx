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
