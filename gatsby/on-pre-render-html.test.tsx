/** @jest-environment node */
import * as imagePlugin from 'gatsby-plugin-image/gatsby-ssr';
import staticPage from 'gatsby/cache-dir/static-entry';
import { parse } from 'node-html-parser';
import { Island } from '../src/islands/island';
import type { PreRenderHTMLArgs } from 'gatsby';
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
  island: async () => ({ default: () => <Island>Ranking</Island> }),
};

const SITE_PLUGIN = { name: 'site', plugin: { onPreRenderHTML, wrapPageElement }, options: {} };
const IMAGE_PLUGIN = { name: 'image', plugin: imagePlugin, options: {} };

const PREFIXES = { __BASE_PATH__: '', __PATH_PREFIX__: '', __ASSET_PREFIX__: '' };

/** Renders a page with the plugins of the site, as `gatsby build` does. */
async function renderDocument(component: string, plugins: object[] = [IMAGE_PLUGIN, SITE_PLUGIN]) {
  Object.assign(globalThis, { plugins, ...PREFIXES });
  const { html } = await staticPage({
    pagePath: `/${component}`,
    pageData: {
      componentChunkName: component,
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

test('a page without an island gets none of Gatsby’s scripts', async () => {
  const page = await renderDocument('plain');
  expect(page.querySelector('h1')!.textContent).toBe('Plain');
  expect(page.querySelectorAll('script, slice-start')).toEqual([]);
});

test('a page with an island gets them, and its path from an attribute', async () => {
  const page = await renderDocument('island');
  expect(page.querySelector('slice-start')!.id).toBe('_gatsby-scripts-1');
  const [script] = page.querySelectorAll('script');
  expect(script!.getAttribute('data-page-path')).toBe('/island');
  expect(script!.textContent).not.toContain('/island');
});

test('preloads come before the styles', async () => {
  const page = await renderDocument('plain');
  const order = page.querySelectorAll('head > link, head > style').map(({ tagName }) => tagName);
  expect(order).toEqual(['LINK', 'STYLE']);
});

test('gatsby-plugin-image’s styles and script are left out', async () => {
  const page = await renderDocument('plain');
  expect(page.querySelector('head')!.toString()).not.toContain('gatsby-image');
});

/** A plugin that stands for a version of Gatsby with other scripts. */
const WITHOUT_SCRIPTS = {
  name: 'other',
  plugin: { onPreRenderHTML: (args: PreRenderHTMLArgs) => args.replacePostBodyComponents([]) },
};

test.each([
  ['gatsby-plugin-image adds no parts', [SITE_PLUGIN], 'gatsby-image-style'],
  ['Gatsby adds no scripts', [IMAGE_PLUGIN, WITHOUT_SCRIPTS, SITE_PLUGIN], 'the script'],
])('the build fails if %s', async (_what, plugins, part) => {
  await expect(renderDocument('plain', plugins)).rejects.toThrow(`looked for ${part}`);
});
