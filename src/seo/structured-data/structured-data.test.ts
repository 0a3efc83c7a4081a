import { serializeGraph } from '.';

describe('serializeGraph', () => {
  test('escapes < so that no text closes the script element', () => {
    const name = '</script><!--<script>';
    const text = serializeGraph([{ '@type': 'Organization', name }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  });

  test('has schema.org as its context', () => {
    expect(JSON.parse(serializeGraph([]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [],
    });
  });
});
