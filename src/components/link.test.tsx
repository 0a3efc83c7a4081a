import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Link } from './link';
import { PathnameContext } from './pathname';

/** The `aria-current` of a link to `to` while the page `pathname` is shown. */
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
  test.each(['/blog', '/blog/'])('has aria-current="page" on %s', (pathname) => {
    expect(currentOn(pathname, '/blog')).toBe('page');
  });

  test.each(['/blog/soup', '/blog/category/technology', '/blog/page/2'])(
    'has aria-current="true" on %s, a page below its target',
    (pathname) => {
      expect(currentOn(pathname, '/blog')).toBe('true');
    },
  );

  test.each(['/', '/pricing', '/blogroll'])('has no aria-current on %s', (pathname) => {
    expect(currentOn(pathname, '/blog')).toBeNull();
  });

  test('has no aria-current on the pages below its target without withSubroutes', () => {
    expect(currentOn('/pricing', '/', false)).toBeNull();
    expect(currentOn('/blog/soup', '/blog', false)).toBeNull();
  });
});

describe('Link in a browser with speculation rules', () => {
  beforeEach(() => {
    HTMLScriptElement.supports = (type) => type === 'speculationrules';
  });
  afterEach(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));

  /** Renders a link to `/blog` on the page `/blog/soup`. */
  function renderOnPost(props: Partial<ComponentProps<typeof Link>>) {
    render(
      <PathnameContext value="/blog/soup">
        <Link to="/blog" withSubroutes {...props}>
          Blog
        </Link>
      </PathnameContext>,
    );
    return screen.getByRole('link');
  }

  test('leaves a click to the browser', () => {
    const onClick = jest.fn();
    const link = renderOnPost({ onClick });
    // Returns true if the link prevented the navigation; prevents it otherwise, as jsdom can't navigate.
    const clicked = jest.fn((event: Event) => event.defaultPrevented || event.preventDefault());
    window.addEventListener('click', clicked, { once: true });
    link.click();
    expect(clicked).toHaveReturnedWith(undefined);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(link).toHaveAttribute('href', '/blog');
  });

  test('reads the current path from PathnameContext', () => {
    expect(renderOnPost({})).toHaveAttribute('aria-current', 'true');
  });

  test('marks an inPage link, so that its document is not fetched', () => {
    expect(renderOnPost({ inPage: true })).toHaveAttribute('data-in-page');
  });
});
