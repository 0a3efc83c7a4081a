import { render, screen } from '@testing-library/react';
import { INTERFACE, SITE } from '../tests/unit/site';
import { wrapPageElement } from './wrap-page-element';
import { wrapRootElement } from './wrap-root-element';

type PageArgs = Parameters<typeof wrapPageElement>[0];
type RootArgs = Parameters<typeof wrapRootElement>[0];

/** Renders a page as Gatsby does, with the result of its query. */
function renderPage(data: object) {
  const page = wrapPageElement({
    element: <h1>The page</h1>,
    props: { data, location },
  } as PageArgs);
  render(wrapRootElement({ element: page } as RootArgs));
}

describe('wrapPageElement', () => {
  test('puts header and footer around a page that queries the layout’s data', () => {
    renderPage({ content: { site: SITE, interface: INTERFACE } });
    expect(screen.getByRole('main')).toHaveTextContent('The page');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  test('adds no header or footer to a page without the layout’s data', () => {
    renderPage({});
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });
});
