/** @jest-environment node */
import { collectPolicySources } from './policy-sources';
import { readInlineCode } from './inline-code';

const pages = (count: number, html: (page: number) => string) =>
  Array.from({ length: count }, (_, page) => ({
    file: `/page-${page}.html`,
    ...readInlineCode(html(page)),
  }));

test('a hundred pages with the same script need one hash', () => {
  const inline = collectPolicySources(
    pages(100, () => '<script>same()</script><style>a{}</style>'),
  );
  expect(inline.scripts).toHaveLength(1);
  expect(inline.styles).toHaveLength(1);
});

test('scripts that differ from page to page end the build, and it says where', () => {
  const documents = pages(20, (page) => `<script>same()</script><script>path='${page}'</script>`);
  expect(() => collectPolicySources(documents)).toThrow(
    'The documents have 21 different inline scripts, more than 8, so they differ from page to page (/page-0.html, /page-1.html)',
  );
});

test('so does a style attribute', () => {
  expect(() => collectPolicySources(pages(1, () => '<p style="color:red">'))).toThrow(
    '/page-0.html has <p style="color:red">, which the policy refuses',
  );
});

test('the order of the documents changes nothing', () => {
  const documents = pages(4, (page) => `<script>${page}</script>`);
  expect(collectPolicySources(documents.toReversed())).toEqual(collectPolicySources(documents));
});
