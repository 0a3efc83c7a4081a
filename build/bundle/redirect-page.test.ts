/** @jest-environment node */
import { redirectPage } from './redirect-page';

const TARGET =
  '<html lang="de" dir="ltr" class="x"><head><title>Soup &amp; bread</title>' +
  '<link rel="canonical" href="https://www.farm.example/blog/soup"/></head><body></body></html>';

test('leads to the post, in its language and with its title and canonical address', () => {
  const page = redirectPage(TARGET, '/blog/soup');
  expect(page).toContain('<html lang="de" dir="ltr">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blog/soup">');
  expect(page).toContain('<link rel="canonical" href="https://www.farm.example/blog/soup">');
  expect(page).toContain('<a href="/blog/soup">Soup &amp; bread</a>');
});

test('throws if the post’s document has no canonical address', () => {
  expect(() => redirectPage('<html><title>Soup</title></html>', '/blog/soup')).toThrow(
    'The document of /blog/soup has no link[rel=canonical]',
  );
});
