/** @jest-environment node */
import { openCache } from '../../lib/cache';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { chooseStyles } from './choose-styles';
import { listNames } from './used-names';

const { at } = temporaryFolder();

/** What a page with this body has of a stylesheet, in a build that knows what the last one chose. */
function choose(css: string, body: string) {
  const cache = openCache(at('read.json'), '');
  const page = { path: '/', component: 'home' };
  const { inline } = chooseStyles(css, [{ page, names: listNames(body) }], cache);
  cache.save();
  return inline.get('home')!;
}

const CSS = '@layer utilities{.soup{color:red}.beans{color:blue}}';

test('a build chooses what the last one chose of the same', () => {
  const first = choose(CSS, '<p class="soup">');
  expect(first).toEqual({
    css: '@layer utilities{.a{color:red}}',
    short: new Map([['soup', 'a']]),
  });
  expect(choose(CSS, '<p class="soup">')).toEqual(first);
});

test('another stylesheet is chosen from anew, and so are other names', () => {
  choose(CSS, '<p class="soup">');
  expect(choose(CSS.replace('red', 'tan'), '<p class="soup">').css).toContain('tan');
  expect(choose(CSS, '<p class="beans">').css).toContain('blue');
});
