/** @jest-environment node */
import { addNames, listNames, noNames } from './used-names';

function namesIn(html: string) {
  const names = noNames();
  addNames(names, listNames(html));
  return names;
}

test('a class is found as it is written in HTML', () => {
  expect([...namesIn('<p class="[&amp;_svg]:size-5 b">').classes]).toEqual(['[&_svg]:size-5', 'b']);
});

test('elements are found in small letters, and inputs by their types', () => {
  const { tags, inputs } = namesIn('<svg><clipPath id="a"></svg><input name="q" type="search"/>');
  expect([...tags]).toEqual(['svg', 'clippath', 'input']);
  expect([...inputs]).toEqual(['search']);
});

test('a button’s type is none of an input', () => {
  expect(namesIn('<button type="button">').inputs.size).toBe(0);
});

test('styles of components are kept, not that of the fonts', () => {
  const html = '<style>.hero{--drift:hero-drift}</style><style data-fonts>@font-face{}</style>';
  expect([...namesIn(html).styles]).toEqual(['.hero{--drift:hero-drift}']);
});
