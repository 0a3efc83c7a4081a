/** @jest-environment node */
import { FIRST_SCRIPT_MARK } from '../instant/first-script';
import { dataAddress, deferScripts } from './defer-scripts';

const PAGE =
  `<html><head><script ${FIRST_SCRIPT_MARK}="">first()</script></head><body>` +
  '<script id="gatsby-script-loader" data-page-path="/pricing">window.pagePath=1</script>' +
  '<!-- slice-start id="_gatsby-scripts-1" -->' +
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"page\\":[\\"/page-1.js\\"]}";</script>' +
  '<script>window.___webpackCompilationHash="abc";</script>' +
  '<script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>' +
  '<!-- slice-end id="_gatsby-scripts-1" --></body></html>';

const FILES: Record<string, string> = {
  '/webpack-runtime-1.js': 'runtime()',
  '/page-data/pricing/page-data.json': '{"componentChunkName":"page"}',
};

const { html, start, replaced } = deferScripts(PAGE, (address) => FILES[address]!)!;

test('the document has its first script alone, which knows what to fetch', () => {
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script data-page-path="/pricing"' +
      ' data-page-data="/page-data/pricing/page-data.json /page-data/app-data.json"' +
      ` data-files="${start.file} /app-1.js /page-1.js">`,
  ]);
});

test('what all scripts need comes before webpack’s runtime, in one file', () => {
  expect(start.file).toMatch(/^\/start-[0-9a-f]{20}\.js$/);
  expect(start.text).toContain('window.___chunkMapping={"page":["/page-1.js"]}');
  expect(start.text).toContain('window.___webpackCompilationHash="abc"');
  expect(start.text).toContain("createPolicy('default'");
  expect(start.text).toMatch(/runtime\(\)$/);
  expect(replaced).toBe('/webpack-runtime-1.js');
});

test('a document without Gatsby’s scripts has nothing to defer', () => {
  expect(deferScripts('<html></html>', () => '')).toBeNull();
});

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/blog/a', '/page-data/blog/a/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('the data of %s is %s', (path, address) => expect(dataAddress(path)).toBe(address));
