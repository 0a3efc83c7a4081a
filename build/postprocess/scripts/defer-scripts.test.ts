/** @jest-environment node */
import { FIRST_SCRIPT_MARK } from '../../../src/inline-scripts/first-script';
import { deferScripts } from './defer-scripts';
import { dataAddress, gatsbyPage } from '../gatsby-page';

const PAGE =
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">a{}</style><script ${FIRST_SCRIPT_MARK}="">first()</script></head><body>` +
  '<script id="gatsby-script-loader" data-page-path="/pricing">window.pagePath=1</script>' +
  '<!-- slice-start id="_gatsby-scripts-1" -->' +
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"page\\":[\\"/page-1.js\\"]}";</script>' +
  '<script>window.___webpackCompilationHash="abc";</script>' +
  '<script src="/webpack-runtime-1.js" async></script>' +
  '<script src="/framework-1.js" async></script><script src="/app-1.js" async></script>' +
  '<!-- slice-end id="_gatsby-scripts-1" --></body></html>';

const FILES: Record<string, string> = {
  '/webpack-runtime-1.js': 'runtime()',
  '/app-1.js': 'app()',
  '/page-data/pricing/page-data.json': '{"componentChunkName":"page"}',
};

const read = (address: string) => FILES[address]!;
const { html, start, replaced } = deferScripts(PAGE, gatsbyPage(PAGE, read)!, read);

test('the document has its first script alone, which knows what to fetch', () => {
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script data-page-path="/pricing"' +
      ' data-page-data="/page-data/pricing/page-data.json /page-data/app-data.json"' +
      ` data-files="${start.address} /framework-1.js /page-1.js">`,
  ]);
});

test('what all scripts need comes before webpack’s runtime and the app, in one file', () => {
  expect(start.address).toMatch(/^\/start-[0-9a-f]{20}\.js$/);
  expect(start.text).toContain('window.___chunkMapping={"page":["/page-1.js"]}');
  expect(start.text).toContain('window.___webpackCompilationHash="abc"');
  expect(start.text).toContain('createPolicy("default"');
  expect(start.text).toMatch(/runtime\(\);\napp\(\)$/);
  expect(replaced).toEqual(['/webpack-runtime-1.js', '/app-1.js']);
});

test('with React come the styles of all pages', () => {
  expect(start.text).toContain('href:"/styles.1.css"');
});

test('a document that isn’t Gatsby’s is no page', () => {
  expect(gatsbyPage('<html></html>', () => '')).toBeNull();
});

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/blog/a', '/page-data/blog/a/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('the data of %s is %s', (path, address) => expect(dataAddress(path)).toBe(address));
