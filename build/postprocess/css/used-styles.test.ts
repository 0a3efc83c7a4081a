/** @jest-environment node */
import { addNames, listNames, noNames } from './used-names';
import { stylesheetOf, usedStyles, withStyles } from './used-styles';

const PAGE =
  '<style data-href="/styles.1.css" data-identity="gatsby-global-css">p{}.a{}</style><p class="a">';

function used(css: string, html: string): string {
  const names = noNames();
  addNames(names, listNames(html));
  return usedStyles(css, names).toString();
}

test('a rule stays whose classes and ids are there', () => {
  const css = '.card{a:b}.sm\\:flex:hover{a:b}#menu .card{a:b}';
  expect(used(css, '<p id="menu" class="card sm:flex">')).toBe(css);
});

test('a rule goes that names a class or an id that isn’t there', () => {
  expect(used('.card .gone{a:b}.gone{a:b}#gone{a:b}p{a:b}', '<p class="card">')).toBe('p{a:b}');
});

test('states that script or visitor bring don’t count', () => {
  const css =
    '.tab[aria-selected=true]{a:b}:root[data-script=failed] .tab{a:b}.tab:is(:hover){a:b}';
  expect(used(css, '<p class="tab">')).toBe(css);
});

test('of several selectors those stay that can be used', () => {
  expect(used('.card,.gone,.card:not(.gone){a:b}', '<p class="card">')).toBe(
    '.card,.card:not(.gone){a:b}',
  );
  expect(used(':where(.gone>p){a:b}:is(.gone,.card){a:b}', '<p class="card">')).toBe(
    ':is(.gone,.card){a:b}',
  );
});

test('the classes of a theme are there, though no document has them', () => {
  const css = '.card:where(.dark,.dark *){a:b}';
  expect(used(css, '<p class="card">')).toBe(css);
});

test('layers keep their order, animations their steps, and nothing is left empty', () => {
  const css = '@layer a,b;@media print{.gone{a:b}}@keyframes turn{to{a:b}}p{animation:turn}';
  expect(used(css, '<p>')).toBe('@layer a,b;@keyframes turn{to{a:b}}p{animation:turn}');
});

test('what an article may hold stays where articles are', () => {
  const css = '.prose .hljs-keyword{a:b}.prose table{a:b}';
  expect(used(css, '<div class="prose">')).toBe(css);
  expect(used('abbr,textarea{a:b}', '<div class="prose">')).toBe('abbr{a:b}');
  expect(used(css, '<div class="card">')).toBe('');
});

test('the stylesheet is found, and what is chosen of it takes its place', () => {
  expect(stylesheetOf(PAGE)).toEqual({ address: '/styles.1.css', text: 'p{}.a{}' });
  expect(withStyles(PAGE, '.a{}', '@font-face{}')).toBe(
    '<style>.a{}</style><style data-fonts media="(scripting: none)">@font-face{}</style><p class="a">',
  );
});

test('fonts that are fetched are left out, and fallbacks stay', () => {
  const fetched = '@font-face{font-family:A;src:url(/a.woff2)}';
  const fallback = '@font-face{font-family:B;src:local("Arial")}';
  expect(used(fetched + fallback, '')).toBe(fallback);
});
