/** @jest-environment node */
import { addNames, listNames, noNames } from './selector-names';
import { withoutUnusedStyles } from './unused-styles';

function used(css: string, html: string): string {
  const names = noNames();
  addNames(names, listNames(html));
  return withoutUnusedStyles(css, names).toString();
}

describe('withoutUnusedStyles', () => {
  test('keeps a rule whose classes and ids are in the document', () => {
    const css = '.card{a:b}.sm\\:flex:hover{a:b}#menu .card{a:b}';
    expect(used(css, '<p id="menu" class="card sm:flex">')).toBe(css);
  });

  test('removes a rule that names a class or an id that the document lacks', () => {
    expect(used('.card .gone{a:b}.gone{a:b}#gone{a:b}p{a:b}', '<p class="card">')).toBe('p{a:b}');
  });

  test('keeps rules of states that scripts and visitors set', () => {
    const css =
      '.tab[aria-selected=true]{a:b}:root[data-script=failed] .tab{a:b}.tab:is(:hover){a:b}';
    expect(used(css, '<p class="tab">')).toBe(css);
  });

  test('removes the selectors of a list that cannot match', () => {
    expect(used('.card,.gone,.card:not(.gone){a:b}', '<p class="card">')).toBe(
      '.card,.card:not(.gone){a:b}',
    );
    expect(used(':where(.gone>p){a:b}:is(.gone,.card){a:b}', '<p class="card">')).toBe(
      ':is(.gone,.card){a:b}',
    );
  });

  test('keeps rules of a theme, whose classes a script sets', () => {
    const css = '.card:where(.dark,.dark *){a:b}';
    expect(used(css, '<p class="card">')).toBe(css);
  });

  test('keeps the order of layers and the steps of animations, and removes empty rules', () => {
    const css = '@layer a,b;@media print{.gone{a:b}}@keyframes turn{to{a:b}}p{animation:turn}';
    expect(used(css, '<p>')).toBe('@layer a,b;@keyframes turn{to{a:b}}p{animation:turn}');
  });

  test('keeps all rules for articles in a document with an article', () => {
    const css = '.prose .hljs-keyword{a:b}.prose table{a:b}';
    expect(used(css, '<div class="prose">')).toBe(css);
    expect(used('abbr,textarea{a:b}', '<div class="prose">')).toBe('abbr{a:b}');
    expect(used(css, '<div class="card">')).toBe('');
  });

  test('removes fonts that are fetched and keeps fonts of the device', () => {
    const fetched = '@font-face{font-family:A;src:url(/a.woff2)}';
    const local = '@font-face{font-family:B;src:local("Arial")}';
    expect(used(fetched + local, '')).toBe(local);
  });

  const KEYFRAMES = '@keyframes turn{to{a:b}}';

  test.each(['p{animation:2s turn}', 'p{--motion:turn}'])('keeps keyframes that %s names', (rule) =>
    expect(used(rule + KEYFRAMES, '<p>')).toBe(rule + KEYFRAMES),
  );

  test('keeps keyframes that the style element of a component names', () => {
    expect(used(KEYFRAMES, '<style>.a{--motion:turn}</style>')).toBe(KEYFRAMES);
  });

  test('removes keyframes whose name is only a part of another name', () => {
    expect(used(`p{animation:turn-back 1s}${KEYFRAMES}`, '<p><style>turning</style>')).toBe(
      'p{animation:turn-back 1s}',
    );
  });
});
