import { marksOf } from './quotation-marks';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { typeset, typesetText } from './typeset';

test.each([
  ['"Soup"', '“Soup”'],
  ["'Soup'", '‘Soup’'],
  ["It's the cook's", 'It’s the cook’s'],
  ['("Soup")', '(“Soup”)'],
  [`"'Soup', she said"`, '“‘Soup’, she said”'],
  [`"he said 'soup'" "Wait--" she`, '“he said ‘soup’” “Wait–” she'],
  ['soup--"hot"', 'soup–“hot”'],
  ['"a","b" and x="c"', '“a”,“b” and x=“c”'],
  ['"Soup," he said;"it is hot."', '“Soup,” he said;“it is hot.”'],
  ['¿"Qué"? ¡"Ay"!', '¿“Qué”? ¡“Ay”!'],
  ['他说"你好"吧', '他说“你好”吧'],
  ['she asked:"Why?", {"a":"b"}', 'she asked:“Why?”, {“a”:“b”}'],
  ['그는"안녕"이라고', '그는“안녕”이라고'],
  ['a 12" pan, 5\'10", צה"ל', 'a 12” pan, 5’10”, צה”ל'],
  ["the '90s", 'the ’90s'],
  ['soup -- bread --- butter', 'soup – bread — butter'],
  ['----', '----'],
  ['git --all -- "soup"', 'git --all – “soup”'],
  ["rock 'n' roll, 'tis 'em'", 'rock ’n’ roll, ’tis ‘em’'],
  ['and so on...', 'and so on…'],
  ['....', '....'],
  ['5 - 3', '5 - 3'],
  ['50 g of 1,000 mg vitamin K', '50\u00A0g of 1,000\u00A0mg vitamin\u00A0K'],
  ['{grams} g, {amount} {unit} and {share}', '{grams}\u00A0g, {amount}\u00A0{unit} and {share}'],
  ['Vitamin B12, vitamine D and omega 3', 'Vitamin\u00A0B12, vitamine\u00A0D and omega\u00A03'],
  ['Omega-3 and vitamin B-12', 'Omega-\u20603 and vitamin\u00A0B-\u206012'],
  ['in 5 glasses', 'in 5 glasses'],
])('typesetText turns %s into %s', (typed, expected) => {
  expect(typesetText(typed)).toBe(expected);
});

test('typesetText considers a word in another element', () => {
  expect(typesetText('" he said', 'p')).toBe('” he said');
  expect(typesetText('--and so on', 'p')).toBe('–and so on');
});

test.each([
  ['de', 'de-DE', '„Er sagt ‚Suppe‘“, Omas Rezept geht’s'],
  ['de', 'de-CH', '«Er sagt ‹Suppe›», Omas Rezept geht’s'],
  ['fr', 'fr-FR', '«\u202FEr sagt ‹\u202FSuppe\u202F›\u202F», Omas Rezept geht’s'],
  ['es', 'es-ES', '«Er sagt “Suppe”», Omas Rezept geht’s'],
  ['sv', 'sv-SE', '”Er sagt ’Suppe’”, Omas Rezept geht’s'],
  ['pl', 'pl-PL', '„Er sagt ‚Suppe’”, Omas Rezept geht’s'],
  ['ja', 'ja-JP', `"Er sagt 'Suppe'", Omas Rezept geht's`],
])('typesetText uses the quotation marks of %s in %s', (language, locale, expected) => {
  const typed = `"Er sagt 'Suppe'", Omas Rezept geht's`;
  expect(typesetText(typed, ' ', marksOf(language, locale))).toBe(expected);
});

test.each([
  ['‚Suppe‘, sagt er', ["'", h('em', 'Suppe'), "', sagt er"]],
  ['‚Omas Suppe und x‘', ["'", h('a', 'Omas Suppe'), ' und ', h('code', 'x'), "'"]],
  ['‚Oma’s Suppe‘', ["'Oma", h('b', "'s"), " Suppe'"]],
])(
  'a quotation with single marks ends with its own mark after other elements: %s',
  (text, parts) => {
    const tree = h(null, [h('p', parts), h('p', "Omas'")]);
    typeset(tree, marksOf('de', 'de-DE'));
    expect(toString(tree)).toBe(`${text}Omas’`);
  },
);
