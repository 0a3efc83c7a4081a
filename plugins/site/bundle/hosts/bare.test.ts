import { HtmlValidate } from 'html-validate';
import { itemAt } from '../../../../src/lib/item-at';
import site from '../../../../tests/content/data/site.json';
import { redirectDocuments } from './bare';

const REDIRECTS = [
  { path: '/blog/broth', toPath: '/blog/soup', status: 301 as const, title: 'Fish & <chips>' },
  { path: '/docs', toPath: 'https://docs.farm.example/', status: 302 as const },
  { path: '/blog/*', toPath: '/blog', status: 302 as const },
];

const documents = redirectDocuments(REDIRECTS);
const [, html] = itemAt(documents, 0);

test('each single address has a valid document, which redirects at once and has a link', async () => {
  expect(documents.map(([path]) => path)).toEqual(['/blog/broth', '/docs']);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/blog/soup">');
  expect(html).toContain('<a href="/blog/soup">Fish &amp; &lt;chips></a>');
  expect(html).toContain(`<link rel="canonical" href="${site.siteUrl}/blog/soup">`);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
