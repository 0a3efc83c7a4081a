/** @jest-environment node */
import { minifyScripts } from './minify-scripts';

describe('minifyScripts', () => {
  test('minifies an inline script', () => {
    expect(minifyScripts('<p> a </p><script>  const long = 1;\n alert( long ) </script>')).toBe(
      '<p> a </p><script>const long=1;alert(1);</script>',
    );
  });

  test.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{ "a": 1 }</script>',
    '<script type="speculationrules">{ "prefetch": [] }</script>',
  ])('leaves %s as it is', (html) => {
    expect(minifyScripts(html)).toBe(html);
  });

  test('uses a minified script from the cache', () => {
    const cache = { getOrCompute: <Value>() => 'known' as Value, save: () => undefined };
    expect(minifyScripts('<script> alert( 1 ) </script>', cache)).toBe('<script>known</script>');
  });
});
