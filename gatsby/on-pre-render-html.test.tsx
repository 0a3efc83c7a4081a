/** @jest-environment node */
import staticPage from 'gatsby/cache-dir/static-entry';
import { parse } from 'node-html-parser';
import { onPreRenderHTML } from './on-pre-render-html';
import { wrapPageElement } from './wrap-page-element';
import { INTERFACE, SITE } from '../tests/unit/site';

// Gatsby's real renderer makes the documents. These are the modules that a build generates for it.
jest.mock('gatsby', () => jest.requireActual('gatsby/cache-dir/static-query'));
jest.mock('react-server-dom-webpack/writer.node.server', () => ({}), { virtual: true });
jest.mock(
  '$virtual/async-requires',
  () => ({
    get components() {
      return mockPages;
    },
  }),
  { virtual: true },
);

const mockPages = {
  plain: async () => ({
    default: () => <h1>Plain</h1>,
    Head: () => <link rel="preload" href="/soup.avif" />,
  }),
};

const SITE_PLUGIN = { name: 'site', plugin: { onPreRenderHTML, wrapPageElement }, options: {} };

const PREFIXES = { __BASE_PATH__: '', __PATH_PREFIX__: '', __ASSET_PREFIX__: '' };

/** Renders the page with the plugins of the site, as `gatsby build` does. */
async function renderDocument() {
  Object.assign(globalThis, { plugins: [SITE_PLUGIN], ...PREFIXES });
  const { html } = await staticPage({
    pagePath: '/plain',
    pageData: {
      componentChunkName: 'plain',
      result: { data: { content: { site: SITE, interface: INTERFACE } } },
      slicesMap: {},
    },
    staticQueryContext: {},
    styles: [],
    scripts: [],
    reversedStyles: [{ name: 'styles.css', content: 'h1{}' }],
    reversedScripts: [],
    context: { isDuringBuild: true },
  });
  return parse(html);
}

const { BUILD_STAGE, GATSBY_SLICES } = process.env;
beforeEach(() => {
  Object.assign(process.env, { BUILD_STAGE: 'build-html', GATSBY_SLICES: '1' });
  // React warns in development that Gatsby's own elements have no keys.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => Object.assign(process.env, { BUILD_STAGE, GATSBY_SLICES }));

test('a document has none of Gatsby’s scripts', async () => {
  const page = await renderDocument();
  expect(page.querySelector('h1')!.textContent).toBe('Plain');
  expect(page.querySelectorAll('script, slice-start')).toEqual([]);
});

test('preloads come before the styles', async () => {
  const page = await renderDocument();
  const order = page.querySelectorAll('head > link, head > style').map(({ tagName }) => tagName);
  expect(order).toEqual(['LINK', 'STYLE']);
});
