import { render, screen } from '@testing-library/react';
import { INTERFACE, SITE } from '../tests/unit/site';
import { wrapPageElement, wrapRootElement } from './wrappers';

type PageArgs = Parameters<typeof wrapPageElement>[0];

/** Shows a page as Gatsby does, with the answer to the page's query. */
function renderPage(data: object) {
  const page = wrapPageElement({ element: <h1>The page</h1>, props: { data } } as PageArgs);
  render(wrapRootElement({ element: page } as Parameters<typeof wrapRootElement>[0]));
}

test('a page that asked for the site’s facts stands between header and footer', () => {
  renderPage({ content: { site: SITE, interface: INTERFACE } });
  expect(screen.getByRole('main')).toHaveTextContent('The page');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('a page that did not stands alone', () => {
  renderPage({});
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});
