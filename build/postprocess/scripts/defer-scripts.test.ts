/** @jest-environment node */
import { gatsbyDocument } from '../../../tests/unit/gatsby-document';
import { deferScripts } from './defer-scripts';

const PAGE = gatsbyDocument('', { path: '/pricing' });
const FILES: Record<string, string> = {
  '/webpack-runtime-1.js': 'runtime()',
  '/app-1.js': 'app()',
};

const defer = (html = PAGE, component = 'page') =>
  deferScripts(html, {
    file: 'pricing/index.html',
    page: { path: '/pricing', component },
    read: (address) => FILES[address] ?? '',
  });

describe('deferScripts', () => {
  test('keeps only the first script and gives it the addresses of the others', () => {
    const { html, start } = defer();
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script data-page-path="/pricing"' +
        ' data-page-data="/page-data/pricing/page-data.json /page-data/app-data.json"' +
        ` data-files="${start.address} /framework-1.js /page-1.js">`,
    ]);
  });

  test('joins Gatsby’s inline scripts, webpack’s runtime and the app in one file', () => {
    const { start, replaced } = defer();
    expect(start.address).toMatch(/^\/start-[0-9a-f]{20}\.js$/);
    expect(start.text).toContain(
      'window.___chunkMapping={"app":["/app-1.js"],"page":["/page-1.js"]}',
    );
    expect(start.text).toContain('window.___webpackCompilationHash="abc"');
    expect(start.text).toContain('createPolicy("default"');
    expect(start.text).toMatch(/runtime\(\);\napp\(\)$/);
    expect(replaced).toEqual(['/webpack-runtime-1.js', '/app-1.js']);
  });

  test('fetches the stylesheet of all pages with the scripts', () => {
    expect(defer().start.text).toContain('href:"/styles.1.css"');
  });

  test('throws if the chunk mapping lacks the page’s component', () => {
    expect(() => defer(PAGE, 'other')).toThrow(
      'The chunk mapping in pricing/index.html does not contain other.',
    );
  });

  test('throws if the document lacks the site’s first script', () => {
    expect(() => defer(PAGE.replace('data-first-script', 'data-other'))).toThrow(
      'pricing/index.html does not contain <script data-first-script="">.',
    );
  });
});
