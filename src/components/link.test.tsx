import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Link } from './link';
import { PathnameContext } from './pathname';

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

describe('Link in a browser with speculation rules', () => {
  beforeEach(() => {
    HTMLScriptElement.supports = (type) => type === 'speculationrules';
  });
  afterEach(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));

  /** A link on `/blog/soup`, and whether it leaves its click to the browser. */
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
    const clicked = jest.fn((event: Event) => event.defaultPrevented || event.preventDefault());
    window.addEventListener('click', clicked, { once: true });
    link.click();
    expect(clicked).toHaveReturnedWith(undefined);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(link).toHaveAttribute('href', '/blog');
  });

  test('is current by the path that the page tells', () => {
    expect(renderOnPost({})).toHaveAttribute('aria-current', 'true');
  });

  test('marks a link that changes the route in the page, so that no document is fetched for it', () => {
    expect(renderOnPost({ inPage: true })).toHaveAttribute('data-in-page');
  });
});
