/** @jest-environment node */
import { hashSource, readInlineCode } from './inline-code';
import { collectPolicySources } from './policy-sources';

/** Documents of one template. */
const posts = (count: number, html: (post: number) => string) =>
  Array.from({ length: count }, (_, post) => documentOf(`blog/post-${post}.html`, html(post)));

const documentOf = (file: string, html: string, component = 'post') => ({
  file,
  component,
  code: readInlineCode(html),
});

const face = (name: number) =>
  `<style data-fonts media="(scripting: none)">@font-face{src:url(/${name}.woff2)}</style>`;

describe('collectPolicySources', () => {
  test('names the common code of a thousand documents once', () => {
    const html = '<script>same()</script><style>a{}</style>';
    expect(collectPolicySources(posts(1000, () => html))).toEqual({
      scripts: [hashSource('same()')],
      styles: [hashSource('a{}')],
      pictureOrigins: [],
    });
  });

  test('allows any number of templates', () => {
    const pages = Array.from({ length: 50 }, (_, page) =>
      documentOf(`${page}.html`, `<style>.p${page}{}</style><script>${page}</script>`, `c${page}`),
    );
    const { scripts, styles } = collectPolicySources(pages);
    expect([scripts.length, styles.length]).toEqual([50, 50]);
  });

  test('names each font once, whichever fonts a document needs', () => {
    const combinations = posts(8, (post) =>
      [1, 2, 4].map((bit) => (post & bit ? face(bit) : '')).join(''),
    );
    expect(collectPolicySources(combinations).styles).toHaveLength(3);
  });

  test('throws if documents of a template have different styles', () => {
    const documents = posts(3, (post) => `<style>a{}</style>${post === 2 ? '<style>.own{}' : ''}`);
    expect(() => collectPolicySources(documents)).toThrow(
      'blog/post-2.html has the element <style>.own{}…, which blog/post-0.html lacks.',
    );
  });

  test('throws if documents of a template have different scripts, with a few examples', () => {
    const documents = posts(20, (post) => `<script>same()</script><script>path='${post}'</script>`);
    expect(() => collectPolicySources(documents)).toThrow(
      /^blog\/post-0.html has the element <script>path='0'…, which blog\/post-1.html lacks[^]*\nThere are 15 more\.$/,
    );
  });

  test('throws for style attributes, event handlers and javascript: addresses', () => {
    expect(() => collectPolicySources(posts(1, () => '<p style="color:red">'))).toThrow(
      'blog/post-0.html has <p style="color:red">. The policy forbids',
    );
  });

  test('throws for too many hosts of pictures, with the hosts and their articles', () => {
    const documents = posts(9, (post) => `<img src="https://host-${post}.example/a.png">`);
    expect(() => collectPolicySources(documents)).toThrow(
      /pictures of 9 other sites, but at most 8 are allowed: .*https:\/\/host-8\.example \(blog\/post-8\.html\)\./,
    );
    expect(collectPolicySources(documents.slice(1)).pictureOrigins).toHaveLength(8);
  });

  test('does not depend on the order of the documents', () => {
    const documents = [1, 2, 3].map((page) =>
      documentOf(`${page}.html`, `<script>${page}</script>${face(page)}`, `page-${page}`),
    );
    expect(collectPolicySources(documents.toReversed())).toEqual(collectPolicySources(documents));
  });
});
