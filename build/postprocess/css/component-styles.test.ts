/** @jest-environment node */
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { noCache, openCache } from '../../lib/cache';
import { stylesheetElement } from '../gatsby-markup';
import { selectComponentStyles, withStyles } from './component-styles';
import { listNames } from './selector-names';

const { at } = temporaryFolder();

const CSS = '@layer utilities{.soup{color:red}.beans{color:blue}}';

const documentOf = (component: string, body: string) => ({
  page: { path: '/', component, names: listNames(body) },
});

/** Selects the styles of one document, in a build that reads the cache of the one before. */
function select(css: string, body: string) {
  const cache = openCache(at('read.json'), '');
  const styles = selectComponentStyles(css, [documentOf('home', body)], cache).stylesOf('home');
  cache.save();
  return styles;
}

describe('selectComponentStyles', () => {
  test('selects the same styles with and without a cache', () => {
    const first = select(CSS, '<p class="soup">');
    expect(first).toEqual({
      css: '@layer utilities{.a{color:red}}',
      shortClasses: new Map([['soup', 'a']]),
    });
    expect(select(CSS, '<p class="soup">')).toEqual(first);
  });

  test('selects again when the stylesheet or the documents change', () => {
    select(CSS, '<p class="soup">');
    expect(select(CSS.replace('red', 'tan'), '<p class="soup">').css).toContain('tan');
    expect(select(CSS, '<p class="beans">').css).toContain('blue');
  });

  test('gives all documents of a component the rules that any of them uses', () => {
    const documents = [
      documentOf('post', '<p class="soup">'),
      documentOf('post', '<p class="beans">'),
      documentOf('home', '<p class="beans">'),
    ];
    const { stylesOf } = selectComponentStyles(CSS, documents, noCache);
    expect(stylesOf('post').css).toBe('@layer utilities{.a{color:red}.b{color:blue}}');
    expect(stylesOf('home').css).toBe('@layer utilities{.a{color:blue}}');
  });

  test('throws for a component without documents', () => {
    const { stylesOf } = selectComponentStyles(CSS, [], noCache);
    expect(() => stylesOf('post')).toThrow('No document of the component post');
  });
});

describe('withStyles', () => {
  test('replaces the stylesheet by the rules, and by an element for each font', () => {
    const html = `${stylesheetElement({ address: '/styles.1.css', text: 'p{}' })}<p class="a">`;
    expect(withStyles(html, 'a.html', '.a{}', ['@font-face{a:b}', '@font-face{c:d}'])).toBe(
      '<style>.a{}</style>' +
        '<style data-fonts media="(scripting: none)">@font-face{a:b}</style>' +
        '<style data-fonts media="(scripting: none)">@font-face{c:d}</style><p class="a">',
    );
  });

  test('throws if the document has no stylesheet', () => {
    expect(() => withStyles('<p>', 'a.html', '.a{}', [])).toThrow('a.html does not contain <style');
  });
});
