/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generatePageDataPath } from 'gatsby-core-utils';
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching';
import { GATSBY_STYLESHEET, gatsbyDocument, scriptsSlice } from '../../tests/unit/gatsby-document';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import {
  componentStyles,
  MARKERS,
  pageDataAddress,
  readPage,
  readScripts,
  readStylesheet,
  replaceStylesheet,
  stylesheetElement,
  stylesheetFile,
  withoutRouterStyles,
  withoutScripts,
} from './gatsby-markup';

const { at, write } = temporaryFolder();

const PAGE = gatsbyDocument('<p style="x">Soup</p>', { path: '/pricing', css: '.a{}' });
const FILE = 'pricing/index.html';
const readData = () => '{"componentChunkName":"page"}';

test('componentStyles reads the style elements that components render, in a page or as its head', () => {
  const html =
    '<style>.a{}</style><style data-gatsby-head="true">.b{}</style><style data-fonts>.c{}</style>';
  expect(componentStyles(html)).toEqual(['.a{}', '.b{}']);
});

describe('readPage', () => {
  test('reads the path from the document and the component from the page’s data', () => {
    const read = (address: string) =>
      address === '/page-data/pricing/page-data.json' ? '{"componentChunkName":"page"}' : '{}';
    expect(readPage(PAGE, FILE, read)).toEqual({ path: '/pricing', component: 'page' });
  });

  test('returns null for a document that Gatsby did not render', () => {
    expect(readPage('<html></html>', 'a.html', readData)).toBeNull();
  });

  test('throws if the path is missing', () => {
    const html = PAGE.replace('data-page-path', 'data-path');
    expect(() => readPage(html, FILE, readData)).toThrow(
      'pricing/index.html does not contain <script id="gatsby-script-loader" data-page-path="…">.',
    );
  });

  test('throws if the page’s data names no component', () => {
    expect(() => readPage(PAGE, FILE, () => '{}')).toThrow(
      'page-data/pricing/page-data.json does not contain "componentChunkName".',
    );
  });
});

describe('readScripts', () => {
  test('reads the files, the chunks and the hash of the compilation', () => {
    expect(readScripts(PAGE, FILE)).toEqual({
      files: ['/webpack-runtime-1.js', '/framework-1.js', '/app-1.js'],
      chunks: { app: ['/app-1.js'], page: ['/page-1.js'] },
      compilationHash: 'window.___webpackCompilationHash="abc"',
    });
  });

  test.each([
    ['_gatsby-scripts-1', 'the slice "_gatsby-scripts-1"'],
    [' src=', '<script src="…">'],
    ['___chunkMapping', 'window.___chunkMapping='],
    ['___webpackCompilationHash', 'window.___webpackCompilationHash='],
  ])('throws if %s is missing', (marker, sentence) => {
    expect(() => readScripts(PAGE.replaceAll(marker, ' other'), FILE)).toThrow(
      `pricing/index.html does not contain ${sentence}.`,
    );
  });
});

describe('withoutScripts', () => {
  test('removes all scripts of Gatsby and keeps the site’s', () => {
    expect(withoutScripts(PAGE).match(/<script[^>]*>/g)).toEqual(['<script data-first-script="">']);
  });
});

describe('readStylesheet', () => {
  test('reads the address and the text', () => {
    expect(readStylesheet(PAGE, FILE)).toEqual({ address: GATSBY_STYLESHEET, text: '.a{}' });
  });

  test('reads what stylesheetElement writes', () => {
    const stylesheet = { address: '/styles.2.css', text: '.b::after{content:"$&"}' };
    const html = replaceStylesheet(PAGE, FILE, stylesheetElement(stylesheet));
    expect(readStylesheet(html, FILE)).toEqual(stylesheet);
  });

  test('throws if the document has no stylesheet', () => {
    const html = replaceStylesheet(PAGE, FILE, '');
    const sentence =
      'pricing/index.html does not contain <style data-identity="gatsby-global-css">.';
    expect(() => readStylesheet(html, FILE)).toThrow(sentence);
    expect(() => replaceStylesheet(html, FILE, '')).toThrow(sentence);
  });
});

describe('withoutRouterStyles', () => {
  test('removes the styles of the router’s two elements and no other', () => {
    const html = withoutRouterStyles(PAGE, FILE);
    expect(html.match(/ style="[^"]*"/g)).toEqual([' style="x"']);
    expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
    expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive"');
  });

  test.each(['gatsby-focus-wrapper', 'gatsby-announcer'])('throws if %s is missing', (id) => {
    expect(() => withoutRouterStyles(PAGE.replace(id, 'other'), FILE)).toThrow(
      `pricing/index.html does not contain <div id="${id}" style="…">.`,
    );
  });
});

describe('stylesheetFile', () => {
  test('finds the stylesheet among the files of the app', () => {
    const stats = '{"assetsByChunkName":{"app":["app-1.js","styles.2.css"]}}';
    expect(stylesheetFile(stats)).toBe('styles.2.css');
  });

  test('throws if the app has no stylesheet', () => {
    expect(() => stylesheetFile('{"assetsByChunkName":{"app":["app-1.js"]}}')).toThrow(
      'webpack.stats.json does not contain the stylesheet',
    );
  });
});

describe('the installed Gatsby', () => {
  const OWN_CODE: Record<keyof typeof MARKERS, string> = {
    root: 'gatsby/cache-dir/default-html.js',
    pagePath: 'gatsby/cache-dir/static-entry.js',
    scriptsSlice: 'gatsby/cache-dir/static-entry.js',
    chunkMapping: 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    compilationHash: 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    stylesheet: 'gatsby/cache-dir/static-entry.js',
    focusWrapper: 'gatsby/cache-dir/static-entry.js',
    announcer: 'gatsby/cache-dir/route-announcer-props.js',
    stats: 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    head: 'gatsby/cache-dir/head/head-export-handler-for-ssr.js',
  };

  test.each(Object.entries(OWN_CODE))('writes the marker %s in %s', (name, file) => {
    const code = readFileSync(path.join('node_modules', file), 'utf8');
    expect(code).toContain(MARKERS[name as keyof typeof MARKERS]);
  });

  test('writes the address and the name of the stylesheet into attributes', () => {
    const code = readFileSync('node_modules/gatsby/cache-dir/static-entry.js', 'utf8');
    expect(code).toMatch(/<style\s+data-href=\{[^}]*\}\/\$\{style\.name\}`\}\s+data-identity=/);
  });

  test('sets a style of the router’s wrapper', () => {
    const code = readFileSync('node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs', 'utf8');
    expect(code).toContain('{outline:"none"}');
  });

  test.each(['/', '/blog/a', '/404.html'])('keeps the data of %s at pageDataAddress', (page) => {
    expect(generatePageDataPath('/', page)).toBe(pageDataAddress(page));
  });

  test('puts the slice of scripts between the comments that readScripts looks for', async () => {
    const [before, , after] = PAGE.split(/<!-- slice-(?:start|end) id="_gatsby-scripts-1" -->/);
    const slice = ['start', 'end'].map(
      (end) => `<slice-${end} id="_gatsby-scripts-1"></slice-${end}>`,
    );
    write('index.html', [before, ...slice, after].join(''));
    write('_gatsby/slices/_gatsby-scripts-1.html', scriptsSlice('page'));
    await stitchSliceForAPage({ pagePath: '/', publicDir: at() });
    expect(readFileSync(at('index.html'), 'utf8')).toBe(PAGE);
  });
});
