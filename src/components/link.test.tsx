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
