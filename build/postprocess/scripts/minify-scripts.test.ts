/** @jest-environment node */
import { minifyScripts } from './minify-scripts';

test('an inline script is as short as it can be', () => {
  expect(minifyScripts('<p> a </p><script>  const long = 1;\n alert( long ) </script>')).toBe(
    '<p> a </p><script>const long=1;alert(1);</script>',
  );
});

test.each([
  '<script src="/a.js"></script>',
  '<script type="application/ld+json">{ "a": 1 }</script>',
  '<script type="speculationrules">{ "prefetch": [] }</script>',
])('what is no inline script stays as it is: %s', (html) => {
  expect(minifyScripts(html)).toBe(html);
});

test('a script that an earlier build has made short is not made short again', () => {
  const cache = { getOrCompute: <Value>() => 'known' as Value, save: () => undefined };
  expect(minifyScripts('<script> alert( 1 ) </script>', cache)).toBe('<script>known</script>');
});
