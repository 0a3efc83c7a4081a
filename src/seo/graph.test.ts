import { serializeGraph } from './graph';

test('no text can end the block that it stands in', () => {
  const name = '</script><!--<script>';
  const text = serializeGraph([{ '@type': 'Organization', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});

test('the block says whose words it uses', () => {
  expect(JSON.parse(serializeGraph([]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [],
  });
});
