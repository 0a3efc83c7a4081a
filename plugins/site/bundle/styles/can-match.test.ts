import parseSelector from 'postcss-selector-parser';
import { canMatch } from './can-match';

const NAMES = {
  tags: new Set(['html', 'div', 'p']),
  classes: new Set(['soup', 'sm:hot']),
  ids: new Set(['menu']),
  mayHave: (attribute: string, value = 'hot') => attribute === 'data-soup' && value === 'hot',
  hasRightToLeft: false,
};

const isKept = (selector: string) => canMatch(parseSelector().astSync(selector), NAMES);

describe('canMatch', () => {
  it.each([
    ['p', 'a tag of the document'],
    ['.soup > p', 'names that all occur'],
    ['#menu:target', 'an id in any state'],
    [String.raw`.sm\:hot:hover`, 'an escaped class'],
    ['*', 'everything'],
    [':root', 'a state alone'],
    ['[data-soup]', 'an attribute'],
    ['[data-soup=hot]', 'an attribute with its value'],
    ['[data-soup^="c"]', 'an attribute with a part of a value'],
    ['p:not([data-soup=cold])', 'the lack of an attribute that nothing has'],
    ['p:dir(ltr)', 'text from left to right'],
    ['p:not(.late)', 'the lack of a class that nothing has'],
    ['p:nth-child(2n + 1)', 'a place'],
    ['p:lang(de)', 'a language, which is no tag'],
    [':is(.late, .soup) p', 'one of several that occurs'],
    ['div:has(> .soup)', 'an element around one that occurs'],
    ['& > p', 'what is relative to a scope'],
  ])('keeps %s: %s', (selector) => {
    expect(isKept(selector)).toBe(true);
  });

  it.each([
    ['table', 'a tag that the document lacks'],
    ['.soup .late', 'a part that nothing has'],
    ['#other', 'an id that nothing has'],
    [':is(.late, table) p', 'several of which none occurs'],
    ['div:has(.late)', 'an element around nothing'],
    [':where(.late, .late *)', 'a theme that nothing has'],
    ['[data-tea]', 'an attribute that nothing has'],
    ['[data-soup="cold"]', 'a value that nothing has'],
    ['div:has([data-soup=cold]) p', 'an element around an attribute that nothing has'],
    ['p:dir(rtl)', 'text from right to left, without any'],
    ['::placeholder', 'fields, without a field'],
    ['::file-selector-button', 'what no page has'],
    [':host', 'a shadow root'],
  ])('drops %s: %s', (selector) => {
    expect(isKept(selector)).toBe(false);
  });

  it('keeps what text from right to left has in a document that may have some', () => {
    const names = { ...NAMES, hasRightToLeft: true };
    expect(canMatch(parseSelector().astSync('p:dir(rtl)'), names)).toBe(true);
  });

  it('keeps what fields have in a document with a field', () => {
    const names = { ...NAMES, tags: new Set(['input']) };
    expect(canMatch(parseSelector().astSync('::placeholder'), names)).toBe(true);
  });
});
