/** @jest-environment node */
import parser from 'postcss-selector-parser';
import { addNames, canMatch, listNames, noNames } from './selector-names';

function namesIn(html: string) {
  const names = noNames();
  addNames(names, listNames(html));
  return names;
}

describe('listNames', () => {
  test('decodes the entities in a class', () => {
    expect(listNames('<p class="[&amp;_svg]:size-5 b">').classes).toEqual(['[&_svg]:size-5', 'b']);
  });

  test('lists elements in lower case and inputs by their types', () => {
    const { tags, inputs } = listNames(
      '<svg><clipPath id="a"></svg><input name="q" type="search"/>',
    );
    expect(tags).toEqual(['svg', 'clippath', 'input']);
    expect(inputs).toEqual(['search']);
  });

  test('ignores the type of a button', () => {
    expect(listNames('<button type="button">').inputs).toEqual([]);
  });

  test('lists the styles of components without those of the fonts', () => {
    const html = '<style>.hero{--drift:hero-drift}</style><style data-fonts>@font-face{}</style>';
    expect(listNames(html).styles).toEqual(['.hero{--drift:hero-drift}']);
  });
});

describe('canMatch', () => {
  const matches = (selector: string, html: string) =>
    canMatch(parser().astSync(selector).first, namesIn(html));

  test('requires every element of a selector', () => {
    expect(matches('nav a:hover', '<NAV><a href="/"></a></NAV>')).toBe(true);
    expect(matches('nav summary', '<nav></nav>')).toBe(false);
  });

  test('requires only one of the choices in :where()', () => {
    expect(matches(':where(table,dl) .a', '<dl class="a">')).toBe(true);
    expect(matches(':where(table,ul) .a', '<dl class="a">')).toBe(false);
  });

  test('does not require what :not() and :has() contain', () => {
    expect(matches('p:not(.gone):has(em)', '<p>')).toBe(true);
  });

  test.each([
    ['::-webkit-datetime-edit', 'date'],
    ['::-webkit-calendar-picker-indicator', 'time'],
    ['::-webkit-search-decoration', 'search'],
    ['::-webkit-inner-spin-button', 'number'],
    ['::file-selector-button', 'file'],
  ])('finds %s only with an input of type %s', (pseudoElement, type) => {
    expect(matches(pseudoElement, `<input type="${type}">`)).toBe(true);
    expect(matches(pseudoElement, '<input type="radio">')).toBe(false);
  });

  test('finds pseudo-elements that any element has', () => {
    expect(matches('::selection', '<p>')).toBe(true);
  });
});
